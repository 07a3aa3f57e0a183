import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../../core/result.ts';
import type { MarketType, SelectionSide } from '../../../core/wire/contract.ts';
import { STANDARD_LIMITS } from '../../domain/betKinds/limits.ts';
import { firstSentence } from '../support/firstSentence.ts';

/** The selection to bet on in each game: of its main market of this type. */
export interface ReplayBet {
  readonly marketType: MarketType;
  readonly side: SelectionSide;
}

export interface ReplayArguments {
  readonly csvFile: string;
  readonly season: number;
  readonly bet: ReplayBet;
  readonly stakeCents: number;
}

const BETS: ReadonlyMap<string, ReplayBet> = new Map<string, ReplayBet>([
  ['home-moneyline', { marketType: 'MONEYLINE', side: 'HOME' }],
  ['away-moneyline', { marketType: 'MONEYLINE', side: 'AWAY' }],
  ['home-spread', { marketType: 'SPREAD', side: 'HOME' }],
  ['away-spread', { marketType: 'SPREAD', side: 'AWAY' }],
  ['over', { marketType: 'TOTAL', side: 'OVER' }],
  ['under', { marketType: 'TOTAL', side: 'UNDER' }],
]);

/** Failures are one sentence for the user. */
export function readArguments(argv: readonly string[]): Result<ReplayArguments, string> {
  let values: { csv?: string; season?: string; bet?: string; 'stake-cents'?: string };
  try {
    const text = { type: 'string' } as const;
    values = parseArgs({ args: [...argv], options: { csv: text, season: text, bet: text, 'stake-cents': text } }).values;
  } catch (error) {
    return err(firstSentence(error));
  }
  const { csv: csvFile, season, bet: betName } = values;
  if (!csvFile) return err('--csv FILE names the nflverse schedule to replay.');
  if (season === undefined || !/^\d{4}$/.test(season)) return err('--season YEAR is a year of four digits.');
  const bet = BETS.get(betName ?? '');
  if (bet === undefined) return err(`--bet is one of ${[...BETS.keys()].join(', ')}.`);
  const stake = values['stake-cents'];
  const stakeCents = stake !== undefined && /^\d{1,12}$/.test(stake) ? Number(stake) : 0;
  if (stakeCents < 1 || stakeCents > STANDARD_LIMITS.maximumStakeCents)
    return err(`--stake-cents N is a whole number from 1 to ${STANDARD_LIMITS.maximumStakeCents}.`);
  return ok({ csvFile, season: Number(season), bet, stakeCents });
}
