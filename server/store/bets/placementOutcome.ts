import type { StoredSlip } from '../betslip/index.ts';
import type { Balances } from '../ledger/index.ts';
import type { PlacedBetRow } from './placedBet.ts';
import type { PlacementError } from './placementError.ts';

/**
 * PLACED and REJECTED are final: the same id gets them again. REUSED: the id stands for other bets. RATE_LIMITED and NOT_DECIDED (the server
 * stopped during the hold) decide nothing about the id: the same request may be made again.
 */
export type PlacementOutcome =
  | {
      readonly kind: 'PLACED';
      readonly placementId: string;
      readonly bets: readonly PlacedBetRow[];
      /** The player's balances after it, and the requested slip: only with the first answer, which has read them anyway. */
      readonly after?: { readonly balances: Balances; readonly slip: StoredSlip | null };
    }
  | { readonly kind: 'REJECTED'; readonly placementId: string; readonly errors: readonly PlacementError[] }
  | { readonly kind: 'REUSED' }
  | { readonly kind: 'RATE_LIMITED' }
  | { readonly kind: 'NOT_DECIDED' };
