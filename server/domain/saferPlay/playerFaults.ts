/** What keeps a player from a bet, the first one first: the order of store/functions/player_may.sql, which decides. */
export const PLAYER_FAULTS = [
  'PLAYER_RESTRICTED',
  'OUTSIDE_OPERATING_AREA',
  'EXCLUSION_BOUNDARY',
  'LOCATION_UNVERIFIED',
  'ACKNOWLEDGEMENT_REQUIRED',
  'TIME_LIMIT_REACHED',
  'MAX_SINGLE_WAGER_LIMIT_REACHED',
  'LOSS_LIMIT_REACHED',
  'SPEND_LIMIT_REACHED',
] as const;
export type PlayerFault = (typeof PLAYER_FAULTS)[number];

/** CASINO_CLOSED: in a region that takes bets on sports alone. */
export const FAILED_LOCATION_CHECKS = ['FAILED', 'EXCLUSION_BOUNDARY', 'CASINO_CLOSED'] as const;
export type FailedLocationCheck = (typeof FAILED_LOCATION_CHECKS)[number];

export interface LocationCheck {
  readonly outcome: FailedLocationCheck;
  /** The end of the geo packet that proved it; null: nothing did. */
  readonly expiresAt: Date | null;
}

/** Whether a failed check is still proved by the geo packet that it comes from. */
export const isProved = ({ expiresAt }: LocationCheck, now: Date): boolean => expiresAt !== null && expiresAt > now;

/**
 * The faults of where somebody is, in no order, as player_may finds them.
 * @param isOpen whether bets of the action are taken in the region. @param check the last one, where it was not good.
 */
export function locationFaults(
  action: 'SPORTS_BET' | 'CASINO_BET',
  isOpen: boolean,
  check: LocationCheck | null,
  now: Date,
): ReadonlySet<PlayerFault> {
  const faults = new Set<PlayerFault>();
  if (!isOpen) faults.add('OUTSIDE_OPERATING_AREA');
  // Bets on sports are taken where the casino is closed.
  if (check !== null && (action === 'CASINO_BET' || check.outcome !== 'CASINO_CLOSED'))
    faults.add(isProved(check, now) && check.outcome !== 'FAILED' ? 'EXCLUSION_BOUNDARY' : 'LOCATION_UNVERIFIED');
  return faults;
}
