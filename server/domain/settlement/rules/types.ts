import type { MarketSubject } from '../../../../core/money/markets.ts';
import type { MarketType } from '../../../../core/wire/contract.ts';

/** A sentence that the player reads before the bet is placed and on it ever after, with where the rule is published. */
export interface RuleNote {
  readonly text: string;
  readonly source: string;
  /** Only of the markets that are not graded as everybody would expect without it. */
  readonly appliesTo: (market: {
    readonly type: MarketType;
    readonly subject: MarketSubject;
    readonly isQuarterLine: boolean;
  }) => boolean;
}

/** How the events of a sport are graded by a book. An entry never changes: bets hold its key. Another rule is another entry. */
export interface SportRules {
  /** Whether overtime counts where the market does not say it. */
  readonly overtime: 'ALWAYS' | 'NOT_THREE_WAY' | 'NEVER';
  /** How many periods a game has; null: as many as its result says. */
  readonly regulationPeriods: number | null;
  /** A bet on the second half has the overtime. */
  readonly overtimeInSecondHalf: boolean;
  /** A final score without periods may have an overtime in it. */
  readonly tiesAreBroken: boolean;
  /** What a shoot-out does where overtime counts: one goal for its winner, the winner alone, nothing. */
  readonly shootout: 'ONE_GOAL' | 'WINNER' | 'NONE';
  /** What decides the winner when one side gives up: nothing, a first set that was complete, the first point. */
  readonly retirement: 'VOID' | 'FIRST_SET' | 'STARTED';
  /** Another starter than was listed. */
  readonly listedStarters: 'VOID' | 'STANDS';
  /** Innings after which a game that is called off has its winner; null: it has to end. */
  readonly officialInnings: number | null;
  /** Sets that win a match whose result does not say it: what a stopped match can still bring is bounded by them. Null: none are played. */
  readonly setsToWin: number | null;
  readonly roundSeconds: number;
  /** An event that has no result so long after its start is void. */
  readonly voidAfterHours: number;
  readonly notes: readonly RuleNote[];
}
