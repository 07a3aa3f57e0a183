/** Accounts of a player, one of each kind. */
export type PlayerAccount = 'CASH' | 'BONUS' | 'RESTRICTED' | 'PROMOTIONAL_CREDIT' | 'PENDING_WITHDRAWAL';

/**
 * HELD has the stakes of bets that wait for their hold's end. RECEIVABLE is the operator's claim on one player, in cash, and CREDIT_RECEIVABLE that in promotional credits: beside the player's own
 * accounts. HOUSE and PAYMENTS belong to the
 * operator, one of each in the whole ledger.
 */
export type AccountKind = PlayerAccount | 'HELD' | 'RECEIVABLE' | 'CREDIT_RECEIVABLE' | 'HOUSE' | 'PAYMENTS';
