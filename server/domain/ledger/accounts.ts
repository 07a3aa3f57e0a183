/** Accounts of a player, one of each kind. */
export const PLAYER_ACCOUNTS = ['CASH', 'BONUS', 'RESTRICTED', 'PROMOTIONAL_CREDIT', 'PENDING_WITHDRAWAL'] as const;
export type PlayerAccount = (typeof PLAYER_ACCOUNTS)[number];

/** Accounts of the house, one of each kind in the whole ledger; the numbers are those of migration 0010. */
export const HOUSE_ACCOUNT_IDS = { HOUSE: 1, PAYMENTS: 2 } as const;
export type HouseAccount = keyof typeof HOUSE_ACCOUNT_IDS;

/** RECEIVABLE is the house's claim on one player: there is one beside the player's own accounts. */
export type AccountKind = PlayerAccount | 'RECEIVABLE' | HouseAccount;

/** Where money comes from when an account of a player is funded: real money from outside, awards from the book. */
export function fundingSource(account: PlayerAccount): HouseAccount {
  return account === 'CASH' || account === 'PENDING_WITHDRAWAL' ? 'PAYMENTS' : 'HOUSE';
}
