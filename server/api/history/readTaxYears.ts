import { betNounAtStart, joinedTitle } from '../../../core/texts/betNames.ts';
import type { Deps } from '../../deps.ts';
import { type TaxForm, taxFormsOf } from '../../domain/history/taxForms.ts';
import {
  type BetSums,
  type PayoutRow,
  readLargePayouts,
  readTaxRules,
  readYearsOfPlay,
  type SessionSums,
  sumBetEntries,
  sumSessions,
} from '../../store/history/index.ts';

export interface TaxYear {
  readonly year: number;
  /** The newest first. */
  readonly forms: readonly TaxForm[];
  readonly sports: BetSums;
  readonly casino: SessionSums;
}

function titleOf({ betKind, legs, gameTitle }: PayoutRow): string {
  if (betKind === null) return gameTitle ?? 'Casino';
  return legs !== null && legs > 1 ? joinedTitle(betKind, legs) : betNounAtStart(betKind);
}

type Ports = Pick<Deps, 'db' | 'clock'>;

/** The forms of all years, the newest first. */
export async function readTaxForms({ db }: Pick<Deps, 'db'>, playerId: string): Promise<readonly TaxForm[]> {
  const [payouts, rules] = await Promise.all([readLargePayouts(db, playerId), readTaxRules(db)]);
  return taxFormsOf(
    payouts.map((row) => ({ ...row, title: titleOf(row) })),
    rules,
  );
}

/** What was wagered and paid in a year of the player's zone, with its forms. */
export async function readTaxYear(
  deps: Pick<Deps, 'db'>,
  playerId: string,
  year: number,
  forms: readonly TaxForm[],
): Promise<TaxYear> {
  const days = { from: `${year}-01-01`, to: `${year}-12-31` };
  const [sports, casino] = await Promise.all([sumBetEntries(deps.db, playerId, days), sumSessions(deps.db, playerId, days)]);
  return { year, forms: forms.filter((form) => form.year === year), sports, casino };
}

/** Every year in which the player has played, the newest first. */
export async function readTaxYears({ db, clock }: Ports, playerId: string): Promise<readonly TaxYear[]> {
  const [forms, years] = await Promise.all([readTaxForms({ db }, playerId), readYearsOfPlay(db, playerId, clock.now())]);
  const read = await Promise.all(years.map((year) => readTaxYear({ db }, playerId, year, forms)));
  return read.toReversed();
}
