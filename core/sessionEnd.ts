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

export type SessionEndReason = (typeof SESSION_END_REASONS)[number];

export function isSessionEndReason(value: unknown): value is SessionEndReason {
  return SESSION_END_REASONS.some((reason) => reason === value);
}
