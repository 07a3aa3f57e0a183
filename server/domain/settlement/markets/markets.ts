import type { MarketType } from '../../../../core/wire/contract.ts';
import { method, round } from './fights.ts';
import { milestone, spread, total } from './lines.ts';
import { firstToScore, raceTo } from './order.ts';
import { outright } from './outright.ts';
import { bothToScore, correctScore, oddEven } from './scores.ts';
import type { GradeMarket } from './types.ts';
import { doubleChance, moneyline, threeWay, winningMargin } from './winner.ts';

/** How each type of market is graded. A new type is an entry here, one of the simulator's and one of the pages'. */
export const MARKET_GRADING: Readonly<Record<MarketType, GradeMarket>> = {
  MONEYLINE: moneyline,
  MONEYLINE_THREE_WAY: threeWay,
  SPREAD: spread,
  TOTAL: total,
  BOTH_TO_SCORE: bothToScore,
  DOUBLE_CHANCE: doubleChance,
  CORRECT_SCORE: correctScore,
  ODD_EVEN: oddEven,
  WINNING_MARGIN: winningMargin,
  FIRST_TO_SCORE: firstToScore,
  RACE_TO: raceTo,
  METHOD: method,
  ROUND: round,
  MILESTONE: milestone,
  OUTRIGHT: outright,
};
