/** Days of the player's zone, both included, as the address has them; null: no bound. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

export const PERIODS = ['all', 'today', 'week', 'month', 'year', 'last-year', 'custom'] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_NAMES: Readonly<Record<Period, string>> = {
  all: 'All time',
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
  year: 'This year',
  'last-year': 'Last year',
  custom: 'From and to',
};

const DAY_MS = 86_400_000;

/** A calendar's day so many days before: days have no hours, so their length does not matter. */
function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
}

/** @param today of the player's zone. */
export function daysOf(period: Exclude<Period, 'custom'>, today: string): Days {
  const year = Number(today.slice(0, 4));
  if (period === 'all') return { from: null, to: null };
  if (period === 'today') return { from: today, to: today };
  if (period === 'week') return { from: daysBefore(today, 6), to: today };
  if (period === 'month') return { from: daysBefore(today, 29), to: today };
  if (period === 'year') return { from: `${year}-01-01`, to: `${year}-12-31` };
  return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
}

/** The period that has these days; custom: none of them. */
export function periodOf({ from, to }: Days, today: string): Period {
  const found = PERIODS.find((period) => {
    if (period === 'custom') return false;
    const days = daysOf(period, today);
    return days.from === from && days.to === to;
  });
  return found ?? 'custom';
}

function readDay(text: string | null): string | null {
  const at = text !== null && /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? null : text;
}

/** The days of an address; what is no day is no bound. */
export function readDays(search: URLSearchParams): Days {
  return { from: readDay(search.get('from')), to: readDay(search.get('to')) };
}

/** What is shown of a section. */
export interface Choice {
  readonly filterId: string;
  readonly days: Days;
  /** Only bets with a leg of this sport, by its slug; null: all. */
  readonly sport: string | null;
}

/** The search of an address, `` or `?filter=…&from=…`. @param filterId null: the first filter, which has no place in it. */
export function searchOf(filterId: string | null, { days: { from, to }, sport }: Pick<Choice, 'days' | 'sport'>): string {
  const search = new URLSearchParams();
  if (filterId !== null) search.set('filter', filterId);
  if (sport !== null) search.set('sport', sport);
  if (from !== null) search.set('from', from);
  if (to !== null) search.set('to', to);
  return search.size === 0 ? '' : `?${search}`;
}
