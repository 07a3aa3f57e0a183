import type { Deps } from '../../deps.ts';
import { ACCOUNT_POLICY } from '../../domain/identity/accountPolicy.ts';
import { maskedPhone } from '../../domain/identity/maskedPhone.ts';
import { logSecurity } from '../../platform/securityLog.ts';
import { type CodeChannel, hasProof, issueCode, storeProof, tryCode } from '../../store/identity/oneTimeCodes.ts';
import { signingKey } from '../../store/identity/signingKey.ts';
import { findPlayer, type PlayerPreferences } from '../../store/players/index.ts';
import type { AccountServices } from './accountServices.ts';
import type { PlayerViewer } from './answers.ts';

/** What a code is needed for. */
export type CodeSource = 'LOGIN_PREFERENCES' | 'UPDATE_PASSWORD' | 'DEPOSIT' | 'WITHDRAWAL';

/** `INLINE`: beside the code’s field. `TOAST`: over the page. */
export type CodeDisplay = 'INLINE' | 'TOAST';

export interface CodeAnswer {
  readonly success: boolean;
  /** For the player; null after a success. */
  readonly error: string | null;
  readonly displayType: CodeDisplay;
}

export interface CodeNeed {
  readonly source: CodeSource;
  /** Whether the player has to show a code before the change. */
  readonly showOneTimeCode: boolean;
  /** The masked number that codes are sent to; null: none is known. */
  readonly destination: string | null;
}

const SUCCESS: CodeAnswer = { success: true, error: null, displayType: 'INLINE' };

type CodeText = keyof Deps['config']['oneTimeCodes']['texts'];

/** A text of the operator's, with the values in place of their names. */
function textOf({ deps }: AccountServices, name: CodeText, values: Readonly<Record<string, string | number>> = {}): string {
  return deps.config.oneTimeCodes.texts[name].replace(/\{(\w+)\}/g, (all, key: string) => String(values[key] ?? all));
}

function refused(error: string, displayType: CodeDisplay = 'INLINE'): CodeAnswer {
  return { success: false, error, displayType };
}

/**
 * Whether switching strong authentication needs a code. Off it does not after the password was reset through a mailed link: players who get
 * no codes have their mailbox as a proof, which can set a new password in any case.
 */
export function needsCode(
  { strongAuthEnabled, passwordResetAt }: Pick<PlayerPreferences, 'strongAuthEnabled' | 'passwordResetAt'>,
  isEnabled: boolean,
  now: Date,
): boolean {
  if (strongAuthEnabled === isEnabled) return false;
  const isReset = passwordResetAt !== null && now.getTime() - passwordResetAt.getTime() < ACCOUNT_POLICY.resetProofSeconds * 1000;
  return isEnabled || !isReset;
}

/**
 * With strong authentication a new password needs a code. Switching strong authentication needs one, too.
 * @param forPayments whether payments need one, whatever their provider asks.
 */
export async function codeNeed(
  { deps }: AccountServices,
  viewer: PlayerViewer,
  source: CodeSource,
  forPayments: () => Promise<boolean>,
): Promise<CodeNeed | null> {
  const player = await findPlayer(deps.db.query, viewer.playerId);
  if (player === null) return null;
  const isStrong = player.strong_auth_enabled;
  const preferences = { strongAuthEnabled: isStrong, passwordResetAt: player.password_reset_at };
  const isOfPayment = source === 'DEPOSIT' || source === 'WITHDRAWAL';
  const isOfAccount = () => (source === 'UPDATE_PASSWORD' ? isStrong : needsCode(preferences, !isStrong, deps.clock.now()));
  const isNeeded = isOfPayment ? await forPayments() : isOfAccount();
  const isShown = isNeeded && (await hasProof(deps.db.query, viewer.sessionId, source, deps.clock.now()));
  return {
    source,
    showOneTimeCode: isNeeded && !isShown,
    destination: player.phone === null ? null : maskedPhone(player.phone),
  };
}

export interface CodeRequest {
  readonly viewer: PlayerViewer;
  readonly address: string;
}

export async function sendCode(
  services: AccountServices,
  { viewer, address, channel }: CodeRequest & { readonly channel: CodeChannel },
): Promise<CodeAnswer> {
  const { db, clock, log, config } = services.deps;
  const { seconds, tries } = config.oneTimeCodes;
  const { playerId, sessionId } = viewer;
  const player = await findPlayer(db.query, playerId);
  if (player === null || player.phone === null) return refused(textOf(services, 'noPhone'), 'TOAST');
  const waitSeconds = await services.attempt('code-send', { address, name: playerId, playerId });
  if (waitSeconds > 0) return refused(textOf(services, 'sentTooOften', { seconds: waitSeconds }), 'TOAST');
  const expiresAt = new Date(clock.now().getTime() + seconds * 1000);
  const key = await signingKey(db.query);
  const code = await issueCode(db.query, key, { sessionId, channel, tries, expiresAt });
  // A voice reads digit by digit.
  const spoken = channel === 'CALL' ? [...code].join(', ') : code;
  const text = textOf(services, 'message', { code: spoken, minutes: Math.max(1, Math.round(seconds / 60)) });
  const isSent = await services.messages.phone({ channel, to: player.phone, text, code });
  logSecurity(log, 'oneTimeCode.sent', { playerId, sessionId, address, outcome: isSent ? channel : 'NOT_SENT' });
  return isSent ? SUCCESS : refused(textOf(services, 'notSent'), 'TOAST');
}

export async function verifyCode(
  services: AccountServices,
  { viewer, address, code, source }: CodeRequest & { readonly code: string; readonly source: CodeSource },
): Promise<CodeAnswer> {
  const { db, clock, log, config } = services.deps;
  const { playerId, sessionId } = viewer;
  const waitSeconds = await services.attempt('code-verify', { address, name: playerId, playerId });
  if (waitSeconds > 0) return refused(textOf(services, 'triedTooOften', { seconds: waitSeconds }), 'TOAST');
  const now = clock.now();
  const outcome = await tryCode(db.query, await signingKey(db.query), { sessionId, code: code.trim(), now });
  if (outcome.kind === 'RIGHT') {
    await storeProof(db.query, sessionId, source, new Date(now.getTime() + config.oneTimeCodes.proofSeconds * 1000));
    return SUCCESS;
  }
  logSecurity(log, 'oneTimeCode.refused', { playerId, sessionId, address, outcome: outcome.kind });
  if (outcome.kind === 'NONE' || outcome.triesLeft === 0) return refused(textOf(services, 'ended'));
  return refused(textOf(services, 'wrong', { tries: outcome.triesLeft === 1 ? '1 try' : `${outcome.triesLeft} tries` }));
}
