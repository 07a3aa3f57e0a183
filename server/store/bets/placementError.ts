import type { Odds } from '../../../core/money/odds.ts';
import type { MarketStatus } from '../../../core/wire/contract.ts';
import type { BetRefusal } from '../../domain/betKinds/types.ts';
import type { PlayerFault } from '../../domain/saferPlay/playerFaults.ts';

/** Why nothing was placed. Codes of BetRefusal follow from the request alone; the database decides the others, under lock. */
export type PlacementError =
  | BetRefusal
  /** The player may not bet on sports: functions/player_may.sql. */
  | { readonly code: PlayerFault }
  /** The bets were held, and no server could decide them in time. */
  | { readonly code: 'HOLD_LAPSED' }
  /** The log-in ended. Not remembered under the placement id. */
  | { readonly code: 'SESSION_ENDED' }
  /** The placement id is not 1 to 200 printable characters. Not remembered. */
  | { readonly code: 'PLACEMENT_ID_INVALID' }
  | {
      readonly code: 'UNKNOWN_SELECTION' | 'EVENT_NOT_OPEN';
      readonly draftBetId: string;
      readonly selectionId: string;
    }
  | {
      readonly code: 'MARKET_NOT_OPEN';
      readonly draftBetId: string;
      readonly selectionId: string;
      readonly marketStatus: MarketStatus;
    }
  /** Carries the current price and line. A better price is a change, too. */
  | {
      readonly code: 'ODDS_CHANGED';
      readonly draftBetId: string;
      readonly selectionId: string;
      readonly odds: Odds;
      readonly pointsHundredths: number | null;
    }
  /** Two legs of a parlay belong to one event. */
  | { readonly code: 'RELATED_OUTCOMES'; readonly draftBetId: string }
  /**
   * The bet would exceed a liability cap of the book together with the open bets. Carries the largest stake on each combination that still
   * fits, which may be 0.
   */
  | { readonly code: 'LIABILITY_LIMIT'; readonly draftBetId: string; readonly maximumStakeCents: number }
  /** The promotional credits do not cover the bets that are staked in them. */
  | { readonly code: 'INSUFFICIENT_CREDITS'; readonly draftBetId: string; readonly availableCents: number }
  | { readonly code: 'INSUFFICIENT_FUNDS'; readonly availableCents: number; readonly neededCents: number };
