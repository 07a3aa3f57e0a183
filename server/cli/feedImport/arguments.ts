import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../../core/result.ts';
import { firstSentence } from '../support/firstSentence.ts';

export type FeedImportArguments =
  | {
      readonly kind: 'NFLVERSE';
      readonly from: string;
      readonly season: number;
      readonly week: number | null;
      readonly shiftToNow: boolean;
      readonly earlyResults: boolean;
    }
  | {
      readonly kind: 'ODDS_API';
      /** A file, or an address that begins with http:// or https://. */
      readonly from: string;
      readonly bookmaker: string | null;
      readonly priceFormat: 'american' | 'decimal' | null;
    }
  | { readonly kind: 'FOOTBALL_DATA'; readonly from: string; readonly bookmaker: string | null; readonly earlyResults: boolean }
  | { readonly kind: 'UFC'; readonly from: string; readonly earlyResults: boolean };

export const USAGE = `Usage:
  npm run feed:import -- --csv FILE --season YEAR [--week WEEK] [--shift-to-now] [--early-results]
  npm run feed:import -- --odds-api FILE|URL [--bookmaker KEY] [--price-format american|decimal]
  npm run feed:import -- --football-data FILE [--bookmaker B365|PS|BFE|Avg] [--early-results]
  npm run feed:import -- --ufc FILE [--early-results]`;

/** Failures are one sentence for the user. */
export function readArguments(argv: readonly string[]): Result<FeedImportArguments, string> {
  const text = { type: 'string' } as const;
  const options = {
    csv: text,
    season: text,
    week: text,
    'shift-to-now': { type: 'boolean' },
    'early-results': { type: 'boolean' },
    'odds-api': text,
    'football-data': text,
    ufc: text,
    bookmaker: text,
    'price-format': text,
  } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    values = parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    return err(firstSentence(error));
  }
  const { csv, season, week, 'odds-api': from, 'price-format': priceFormat } = values;
  const { 'football-data': football, ufc, 'early-results': earlyResults = false } = values;
  if ([csv, from, football, ufc].filter((source) => source !== undefined).length !== 1)
    return err('Name what to import: one of --csv FILE, --odds-api FILE|URL, --football-data FILE and --ufc FILE.');
  if (football !== undefined)
    return ok({ kind: 'FOOTBALL_DATA', from: football, bookmaker: values.bookmaker ?? null, earlyResults });
  if (ufc !== undefined) return ok({ kind: 'UFC', from: ufc, earlyResults });
  if (from !== undefined) {
    if (priceFormat !== undefined && priceFormat !== 'american' && priceFormat !== 'decimal')
      return err('--price-format is american or decimal.');
    return ok({ kind: 'ODDS_API', from, bookmaker: values.bookmaker ?? null, priceFormat: priceFormat ?? null });
  }
  if (season === undefined || !/^\d{4}$/.test(season)) return err('--season YEAR is a year of four digits.');
  if (week !== undefined && !/^([1-9]|[12]\d)$/.test(week)) return err('--week WEEK is a number from 1 to 29.');
  return ok({
    kind: 'NFLVERSE',
    from: csv ?? '',
    season: Number(season),
    week: week === undefined ? null : Number(week),
    shiftToNow: values['shift-to-now'] ?? false,
    earlyResults,
  });
}
