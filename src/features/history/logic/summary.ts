export type SummaryPeriod = 'TODAY' | 'WEEK' | 'MONTH' | 'YEAR';

/** Money in whole cents, instants in ISO 8601. */
export interface PeriodSums {
  readonly period: SummaryPeriod;
  readonly since: string;
  readonly settledBetCount: number;
  readonly sportsNetCents: number;
  readonly casinoNetCents: number;
  readonly depositedCents: number;
  readonly withdrawnCents: number;
  readonly seconds: number;
}

export interface Summary {
  readonly timeZone: string;
  readonly memberSince: string;
  readonly address: string | null;
  /** `1994-04-18` */
  readonly dateOfBirth: string | null;
  readonly openBetCount: number;
  readonly periods: readonly PeriodSums[];
}

export const PERIOD_LABELS: Readonly<Record<SummaryPeriod, string>> = {
  TODAY: 'Today',
  WEEK: 'This week',
  MONTH: 'This month',
  YEAR: 'This year',
};

/** `41 min`, `12 h 5 min`. */
export function timeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
