import type { Deps } from '../../deps.ts';
import { maskedPhone } from '../../domain/identity/maskedPhone.ts';
import { needsProof, type ProtectedAction } from '../../domain/identity/stepUp.ts';
import { logSecurity } from '../../platform/securityLog.ts';
import { type CodeChannel, type CodeHolder, issueCode, showsCodes, signingKey, tryCode } from '../../store/identity/index.ts';
import { findPlayer } from '../../store/players/index.ts';
import type { CodeServices } from './accountServices.ts';

/** `INLINE`: beside the code’s field. `TOAST`: over the page. */
export type CodeDisplay = 'INLINE' | 'TOAST';

export interface CodeAnswer {
  readonly success: boolean;
  /** For the player; null after a success. */
  readonly error: string | null;
  readonly displayType: CodeDisplay;
}

export const SUCCESS: CodeAnswer = { success: true, error: null, displayType: 'INLINE' };

type CodeText = keyof Deps['config']['oneTimeCodes']['texts'];

/** A text of the operator's, with the values in place of their names. */
export function textOf({ deps }: CodeServices, name: CodeText, values: Readonly<Record<string, string | number>> = {}): string {
  return deps.config.oneTimeCodes.texts[name].replace(/\{(\w+)\}/g, (all, key: string) => String(values[key] ?? all));
}

export function refused(error: string, displayType: CodeDisplay = 'INLINE'): CodeAnswer {
  return { success: false, error, displayType };
}

/** Whether an action of the player's needs a code (domain/identity/stepUp.ts). */
export async function actionNeedsProof(
  { deps }: Pick<CodeServices, 'deps'>,
  playerId: string,
  action: ProtectedAction,
): Promise<boolean> {
  return needsProof(action, await showsCodes(deps.db.query, playerId, deps.clock.now()));
}

/** A code on its way to a player's telephone. */
export interface SentCode extends CodeHolder {
  readonly playerId: string;
  readonly phone: string;
  readonly address: string;
  readonly channel: CodeChannel;
  /** In the message: what the code is for. */
  readonly text: string;
}

/** Sends a code, unless too many were. @returns what the player is told. */
export async function sendCodeTo(
  services: CodeServices,
  { playerId, sessionId, purpose, phone, address, channel, text: purposeText }: SentCode,
): Promise<CodeAnswer> {
  const { db, clock, log, config } = services.deps;
  const { seconds, tries } = config.oneTimeCodes;
  const waitSeconds = await services.attempt('code-send', { address, name: playerId, playerId });
  if (waitSeconds > 0) return refused(textOf(services, 'sentTooOften', { seconds: waitSeconds }), 'TOAST');
  const expiresAt = new Date(clock.now().getTime() + seconds * 1000);
  const code = await issueCode(db.query, await signingKey(db.query, config.databaseKeys), {
    sessionId,
    purpose,
    channel,
    tries,
    expiresAt,
  });
  // A voice reads digit by digit.
  const spoken = channel === 'CALL' ? [...code].join(', ') : code;
  const minutes = Math.max(1, Math.round(seconds / 60));
  const text = textOf(services, 'message', { code: spoken, minutes, purpose: purposeText });
  const isSent = await services.messages.phone({ channel, to: phone, text, code });
  logSecurity(log, { playerId, sessionId }, 'oneTimeCode.sent', {
    address,
    outcome: isSent ? channel : 'NOT_SENT',
    subject: purpose,
  });
  return isSent ? SUCCESS : refused(textOf(services, 'notSent'), 'TOAST');
}

/** Tries a code. @returns null: it is right, and used up. */
export async function tryCodeOf(
  services: CodeServices,
  {
    playerId,
    sessionId,
    purpose,
    address,
    code,
  }: CodeHolder & { readonly playerId: string; readonly address: string; readonly code: string },
): Promise<CodeAnswer | null> {
  const { db, clock, log, config } = services.deps;
  const waitSeconds = await services.attempt('code-verify', { address, name: playerId, playerId });
  if (waitSeconds > 0) return refused(textOf(services, 'triedTooOften', { seconds: waitSeconds }), 'TOAST');
  const tried = { sessionId, purpose, code: code.trim(), now: clock.now() };
  const outcome = await tryCode(db.query, await signingKey(db.query, config.databaseKeys), tried);
  logSecurity(log, { playerId, sessionId }, outcome.kind === 'RIGHT' ? 'oneTimeCode.accepted' : 'oneTimeCode.refused', {
    address,
    outcome: outcome.kind,
    subject: purpose,
  });
  if (outcome.kind === 'RIGHT') return null;
  if (outcome.kind === 'NONE' || outcome.triesLeft === 0) return refused(textOf(services, 'ended'));
  return refused(textOf(services, 'wrong', { tries: outcome.triesLeft === 1 ? '1 try' : `${outcome.triesLeft} tries` }));
}

/** What has no session yet, and needs a code: a log-in or a reset. */
export interface CodeBeforeLogIn extends CodeHolder {
  readonly playerId: string;
  readonly address: string;
  /** The code that the player typed; null: none yet, and one is sent. */
  readonly code: string | null;
  /** What the code is for. */
  readonly text: string;
}

/** Sends a code where none was typed, else tries it. @returns null: it was right, and is used up; else what the player is told. */
export async function askForCode(services: CodeServices, { code, text, ...request }: CodeBeforeLogIn): Promise<string | null> {
  if (code !== null) return (await tryCodeOf(services, { ...request, code }))?.error ?? null;
  const player = await findPlayer(services.deps.db.query, request.playerId);
  if (player === null || player.phone === null) return textOf(services, 'noPhone');
  const { error } = await sendCodeTo(services, { ...request, text, phone: player.phone, channel: 'SMS' });
  return error ?? `We sent a code to ${maskedPhone(player.phone)}. Enter it to go on.`;
}
