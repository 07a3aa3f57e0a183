import { formatMoney } from '../../../core/money/money.ts';
import { maskedPhone } from '../../domain/identity/maskedPhone.ts';
import { type CodeSource, type ProtectedAction, purposeText } from '../../domain/identity/stepUp.ts';
import { type CodeChannel, codePurpose, hasProof, storeProof } from '../../store/identity/index.ts';
import { findPlayer } from '../../store/players/index.ts';
import type { CodeServices } from './accountServices.ts';
import type { PlayerViewer } from './answers.ts';
import { actionNeedsProof, type CodeAnswer, refused, SUCCESS, sendCodeTo, textOf, tryCodeOf } from './codes.ts';

/** What is paid, which the code of a payment is for. Amounts in cents. */
export interface CodeOperation {
  readonly amountCents: number;
  readonly paymentProviderId: string;
  readonly paymentMethodId?: string | null | undefined;
}

/** The purpose that a code, its proof and the change that uses it up share. */
export function paymentPurpose(
  direction: 'DEPOSIT' | 'WITHDRAWAL',
  { amountCents, paymentProviderId, paymentMethodId }: CodeOperation,
): string {
  return codePurpose(direction, [amountCents, paymentProviderId, paymentMethodId ?? null]);
}

function purposeOf(source: CodeSource, operation: CodeOperation | null): string {
  const isPaid = operation !== null && (source === 'DEPOSIT' || source === 'WITHDRAWAL');
  return isPaid ? paymentPurpose(source, operation) : codePurpose(source);
}

export interface CodeNeed {
  readonly source: RequestedCodeSource;
  /** Whether the player has to show a code before the change. */
  readonly showOneTimeCode: boolean;
  /** The masked number that codes are sent to; null: none is known. */
  readonly destination: string | null;
}

const ACTIONS = {
  UPDATE_PASSWORD: 'UPDATE_PASSWORD',
  ADDRESS: 'ADDRESS',
  EXPORT: 'EXPORT',
  WITHDRAWAL: 'WITHDRAWAL',
} as const satisfies Partial<Record<CodeSource, ProtectedAction>>;

/** What the player can ask a code for. */
export type RequestedCodeSource = keyof typeof ACTIONS | 'LOGIN_PREFERENCES' | 'DEPOSIT';

/**
 * Whether a code is needed for something, as far as it is known before it is asked for: a deposit with a new card or account says so in its answer.
 * @param forPayments whether payments need one, whatever their provider asks.
 */
export async function codeNeed(
  services: CodeServices,
  viewer: PlayerViewer,
  source: RequestedCodeSource,
  forPayments: () => Promise<boolean>,
): Promise<CodeNeed | null> {
  const { db, clock } = services.deps;
  const player = await findPlayer(db.query, viewer.playerId);
  if (player === null) return null;
  const isOfPayment = source === 'DEPOSIT' || source === 'WITHDRAWAL';
  const factor = player.strong_auth_enabled ? 'FACTOR_OFF' : 'FACTOR_ON';
  const action = source === 'LOGIN_PREFERENCES' ? factor : source === 'DEPOSIT' ? null : ACTIONS[source];
  const isNeeded =
    (isOfPayment && (await forPayments())) || (action !== null && (await actionNeedsProof(services, viewer.playerId, action)));
  // The proof of a payment is of that one alone.
  const isShown = isNeeded && !isOfPayment && (await hasProof(db.query, viewer.sessionId, source, clock.now()));
  return {
    source,
    showOneTimeCode: isNeeded && !isShown,
    destination: player.phone === null ? null : maskedPhone(player.phone),
  };
}

export interface CodeRequest {
  readonly viewer: PlayerViewer;
  readonly address: string;
  readonly source: CodeSource;
  readonly operation: CodeOperation | null;
}

export async function sendCode(
  services: CodeServices,
  { viewer, address, channel, source, operation }: CodeRequest & { readonly channel: CodeChannel },
): Promise<CodeAnswer> {
  const { playerId, sessionId } = viewer;
  const player = await findPlayer(services.deps.db.query, playerId);
  if (player === null || player.phone === null) return refused(textOf(services, 'noPhone'), 'TOAST');
  const amount = operation === null ? '' : ` ${formatMoney(operation.amountCents)}`;
  const text = `${purposeText(source)}${amount}`;
  return sendCodeTo(services, {
    playerId,
    sessionId,
    purpose: purposeOf(source, operation),
    phone: player.phone,
    address,
    channel,
    text,
  });
}

/** A right code is the proof of what it was sent for, and of nothing else. */
export async function verifyCode(
  services: CodeServices,
  { viewer, address, code, source, operation }: CodeRequest & { readonly code: string },
): Promise<CodeAnswer> {
  const { db, clock, config } = services.deps;
  const { playerId, sessionId } = viewer;
  const purpose = purposeOf(source, operation);
  const problem = await tryCodeOf(services, { playerId, sessionId, purpose, address, code });
  if (problem !== null) return problem;
  const expiresAt = new Date(clock.now().getTime() + config.oneTimeCodes.proofSeconds * 1000);
  await storeProof(db.query, sessionId, purpose, expiresAt);
  return SUCCESS;
}
