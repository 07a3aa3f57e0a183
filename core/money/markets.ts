import type { Side } from '../wire/contract.ts';

/** What a market counts. POINTS are those of the score on the board: goals, runs, and in tennis sets. */
export const MARKET_UNITS = ['POINTS', 'GAMES', 'SETS', 'ROUNDS', 'CORNERS', 'CARDS'] as const;
export type MarketUnit = (typeof MARKET_UNITS)[number];

/** Whether overtime counts. A shoot-out counts by the sport's rule, and only with ALL. */
export type ScoreScope = 'REGULATION' | 'ALL';

export interface PlayerStat {
  /** The id of the participant in the feed. */
  readonly id: string;
  /** A key of `GameResult.playerStats`: `POINTS`, `RUSHING_YARDS`. */
  readonly stat: string;
}

/** Who begins by the announcement that the market was priced on: where another one does, a rule may make the bet void. */
export interface ListedStarters {
  readonly home?: string;
  readonly away?: string;
}

/**
 * What of a result a market is about: `markets.subject`, and `bet_legs.subject` as it was when the bet was placed. What is absent is the
 * plain case: the whole event, both sides, points, overtime by the sport's rule (domain/settlement/rules). Empty: the final score.
 */
export interface MarketSubject {
  /** Parts of the event in the order played, from 1; both ends count. */
  readonly periods?: { readonly from: number; readonly to: number };
  /** One side's own: a team total. */
  readonly side?: Side;
  readonly unit?: MarketUnit;
  readonly player?: PlayerStat;
  readonly scope?: ScoreScope;
  /** A race to so many, in hundredths like points. */
  readonly target?: number;
  /** Which score of the part, from 1 in the order of play; absent: the first one. */
  readonly number?: number;
  /** Only scores of so many points at least count: in American football six are a touchdown. */
  readonly leastPoints?: number;
  readonly listed?: ListedStarters;
}

/** Graded on the final score of both sides. */
export const WHOLE_GAME: MarketSubject = {};

export function isWholeGame(subject: MarketSubject): boolean {
  return Object.keys(subject).length === 0;
}
