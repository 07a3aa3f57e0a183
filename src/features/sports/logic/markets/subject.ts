import type { Market, SlateEvent } from '../slate.ts';

/** The part of an event that a market is about, in words. */
export interface MarketPart {
  /** `1st Half`, `2nd Set`. */
  readonly title: string;
  /** The tab of such markets. */
  readonly tab: 'halves' | 'periods';
}

/** A part in a name: `1st Half Total`, `First 5 Innings Moneyline`. */
const NAMED = /^(\d(?:st|nd|rd|th) (?:Half|Quarter|Period|Set|Innings?|\d Innings|Round)|First \d Innings)(?= |$)(?: \([^)]*\))?/;

/** What one period of a sport is called, how many make a half, and how many the whole. */
const PERIODS: Readonly<Record<string, { readonly name: string; readonly inHalf: number | null; readonly all?: number }>> = {
  football: { name: 'Quarter', inHalf: 2, all: 4 },
  basketball: { name: 'Quarter', inHalf: 2, all: 4 },
  hockey: { name: 'Period', inHalf: null, all: 3 },
  soccer: { name: 'Half', inHalf: 1, all: 2 },
  tennis: { name: 'Set', inHalf: null },
  mma: { name: 'Round', inHalf: null },
  boxing: { name: 'Round', inHalf: null },
  baseball: { name: 'Inning', inHalf: null, all: 9 },
};

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const plural = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** `1st`, `22nd`. */
export function ordinal(place: number): string {
  return `${place}${ENDINGS[plural.select(place)] ?? 'th'}`;
}

/** Null for a market of the whole event. The name goes first: college basketball has halves where the NBA has quarters. */
export function partOf(
  { name, subject }: Pick<Market, 'name' | 'subject'>,
  { sport }: Pick<SlateEvent, 'sport'>,
): MarketPart | null {
  const named = NAMED.exec(name)?.[0];
  const title = named ?? titleOf(subject?.periods, sport);
  if (title === null) return null;
  return { title, tab: /Half\b|Innings\b/.test(title) ? 'halves' : 'periods' };
}

function titleOf(periods: { readonly from: number; readonly to: number } | undefined, sport: string): string | null {
  if (periods === undefined) return null;
  const { from, to } = periods;
  const { name, inHalf, all } = PERIODS[sport] ?? { name: 'Period', inHalf: null };
  const count = to - from + 1;
  if (count === all) return null;
  if (inHalf !== null && count === inHalf && (from - 1) % inHalf === 0) return `${ordinal((from - 1) / inHalf + 1)} Half`;
  if (count === 1) return `${ordinal(from)} ${name}`;
  return from === 1 ? `First ${to} ${name}s` : `${name}s ${from}–${to}`;
}

/** The tab of the markets on one period. */
export function periodsLabel(sport: string): string {
  return `${PERIODS[sport]?.name ?? 'Period'}s`;
}

/** `PASSING_YARDS` and `passingYards` are `Passing yards`. */
export function statLabel(stat: string): string {
  const words = stat.replaceAll(/[_-]+/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
