/** Accounts of a player, one of each kind. */
export type PlayerAccount = 'CASH' | 'BONUS' | 'RESTRICTED' | 'PROMOTIONAL_CREDIT' | 'PENDING_WITHDRAWAL';

/**
 * RECEIVABLE is the operator's claim on one player, in cash, and CREDIT_RECEIVABLE that in promotional credits: beside the player's own
 * accounts. HOUSE and PAYMENTS belong to the
 * operator, one of each in the whole ledger.
 */
export type AccountKind = PlayerAccount | 'RECEIVABLE' | 'CREDIT_RECEIVABLE' | 'HOUSE' | 'PAYMENTS';
