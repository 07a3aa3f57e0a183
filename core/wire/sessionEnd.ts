/**
 * Why a server ends a player's session by itself. A refused refresh carries the reason (`session_end_reason`), so that every page of the
 * session can tell the player.
 */
export const SESSION_END_REASONS = [
  'COOL_OFF',
  'SELF_EXCLUSION',
  'LOCATION_CHANGE',
  'DIFFERENT_VALID_REGION',
  'GEOCOMPLY_ERROR',
  'DAILY_TIME_LIMIT',
  'TECHNICAL_ISSUE',
] as const;

/** OAuth's `error` of a log-in that is right and refused: the player has stopped. `error_description` is for the player, and says until when. */
export const PLAYER_STOPPED = 'player_stopped';

export type SessionEndReason = (typeof SESSION_END_REASONS)[number];

export function isSessionEndReason(value: unknown): value is SessionEndReason {
  return SESSION_END_REASONS.some((reason) => reason === value);
}
