export type ColumnKey = 'SPREAD' | 'TOTAL' | 'MONEYLINE';

/** The common names of a sport's lines. */
const SPREADS: Readonly<Record<string, string>> = {
  hockey: 'Puck line',
  'ice-hockey': 'Puck line',
  baseball: 'Run line',
  soccer: 'Handicap',
  tennis: 'Game spread',
};

const TOTALS: Readonly<Record<string, string>> = { soccer: 'Goals', tennis: 'Games', mma: 'Rounds' };

const WINNERS: Readonly<Record<string, string>> = { soccer: 'Result', tennis: 'Winner', mma: 'Winner' };

const LINES: Readonly<Record<string, string>> = { soccer: 'Match lines', tennis: 'Match lines', mma: 'Fight lines' };

/** The title of an event's main lines. */
export function linesLabel(sport: string): string {
  return LINES[sport] ?? 'Game lines';
}

export function marketCountText(count: number): string {
  return count === 1 ? '1 market' : `${count} markets`;
}

export function marketLabel(sport: string, key: ColumnKey): string {
  if (key === 'SPREAD') return SPREADS[sport] ?? 'Spread';
  if (key === 'TOTAL') return TOTALS[sport] ?? 'Total';
  return WINNERS[sport] ?? 'Moneyline';
}
