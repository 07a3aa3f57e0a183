import type { MarketType } from '../../../core/wire/contract.ts';

type Names = Readonly<Partial<Record<MarketType, string>>>;

const PLAIN: Names = {
  SPREAD: 'Spread',
  TOTAL: 'Total',
  MONEYLINE: 'Moneyline',
  MONEYLINE_THREE_WAY: 'Moneyline',
  BOTH_TO_SCORE: 'Both Teams To Score',
};

/** What a sport calls its lines, whichever feed they come from. */
const BY_SPORT: ReadonlyMap<string, Names> = new Map<string, Names>([
  ['soccer', { SPREAD: 'Handicap', TOTAL: 'Total Goals', MONEYLINE: 'To Win', MONEYLINE_THREE_WAY: 'To Win' }],
  ['hockey', { SPREAD: 'Puck Line' }],
  ['baseball', { SPREAD: 'Run Line', TOTAL: 'Total Runs' }],
  ['tennis', { MONEYLINE: 'Match Winner' }],
  ['mma', { MONEYLINE: 'Fight Winner' }],
]);

export function marketName(type: MarketType, sport: string): string {
  return BY_SPORT.get(sport)?.[type] ?? PLAIN[type] ?? type;
}
