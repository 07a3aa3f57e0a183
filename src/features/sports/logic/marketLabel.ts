import type { MarketType } from '../../../../core/wire/contract.ts';

export type ColumnKey = 'SPREAD' | 'TOTAL' | 'MONEYLINE';

/** Both kinds of moneyline share a column; other types have none. */
export function columnOf(type: MarketType): ColumnKey | null {
  if (type === 'SPREAD' || type === 'TOTAL') return type;
  return type === 'MONEYLINE' || type === 'MONEYLINE_THREE_WAY' ? 'MONEYLINE' : null;
}

/** Short heads for the names of main markets. Every other name is its own head. */
const HEADS: Readonly<Record<string, string>> = {
  'Total Goals': 'Goals',
  'Total Sets': 'Sets',
  'Total Games': 'Games',
  'Total Rounds': 'Rounds',
  'To Win': 'Result',
  'Match Winner': 'Winner',
  'Fight Winner': 'Winner',
};

/** Heads over markets of several names; each cell then has the name of its own. */
const MIXED: Readonly<Record<ColumnKey, string>> = { SPREAD: 'Spread', TOTAL: 'Total', MONEYLINE: 'Winner' };

const LINES: Readonly<Record<string, string>> = { soccer: 'Match lines', tennis: 'Match lines', mma: 'Fight lines' };

/** The title of an event's main lines. */
export function linesLabel(sport: string): string {
  return LINES[sport] ?? 'Game lines';
}

const SIDES: Readonly<Record<string, string>> = { tennis: 'Player', mma: 'Fighter' };

/** What a side of an event is called. */
export function sideLabel(sport: string): string {
  return SIDES[sport] ?? 'Team';
}

export function marketCountText(count: number): string {
  return count === 1 ? '1 market' : `${count} markets`;
}

/** A market's name as a column head: `Total Sets` is `Sets`. */
export function marketHead(name: string): string {
  return HEADS[name] ?? name;
}

/** The head of a column of markets with these names, which come from the server. */
export function columnHead(key: ColumnKey, names: readonly string[]): string {
  const heads = new Set(names.map(marketHead));
  const [only] = heads;
  return heads.size === 1 && only !== undefined ? only : MIXED[key];
}

const CONTESTS: Readonly<Record<string, string>> = {
  soccer: 'matches',
  tennis: 'matches',
  mma: 'fights',
  boxing: 'fights',
  golf: 'tournaments',
  motorsport: 'races',
};

/** The link to a competition's page from a list of its first events. */
export function seeAllText({ sport, name, eventCount }: { sport: string; name: string; eventCount: number }): string {
  return `See all ${eventCount} ${name} ${CONTESTS[sport] ?? 'games'}`;
}
