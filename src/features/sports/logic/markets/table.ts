import { compareOdds } from '../../../../../core/money/odds.ts';
import type { SelectionSide, Side } from '../../../../../core/wire/contract.ts';
import { type Cell, type Column, columnsIn, sideRows } from '../marketTable.ts';
import type { Market, Participant, Player, Selection, SlateEvent } from '../slate.ts';
import type { MarketGroup } from './groups.ts';

/** A group of markets as a table. */
export interface MarketTable {
  /** Over the columns of prices; the label is null where the price itself says it. */
  readonly heads: readonly TableHead[];
  readonly rows: readonly TableRow[];
  /**
   * `wide` prices beside the name of a row, `narrow` ones where a row has many, a `grid` of prices under the heads of their columns, or a
   * `list` of prices with names of their own.
   */
  readonly look: 'wide' | 'narrow' | 'grid' | 'list';
  /** It has lines that stand elsewhere: a dialog shows them all. */
  readonly isCut: boolean;
}

export interface TableHead {
  readonly key: string;
  readonly label: string | null;
}

export interface TableRow {
  readonly key: string;
  readonly label: string;
  readonly participant?: Participant | null;
  readonly player?: Player | null;
  /** The player's statistic that the row is about. */
  readonly stat?: string | undefined;
  readonly cells: readonly (TableCell | null)[];
}

export interface TableCell extends Cell {
  /** Over the price, in place of the line. */
  readonly label?: string;
}

type TableEvent = Pick<SlateEvent, 'participants' | 'players'>;

/** As many lines as stand beside a name. */
export const MOST_LINES = 6;
const MOST_OF_PLAYER = 4;

const SIDE_WORDS: Readonly<Partial<Record<SelectionSide, string>>> = {
  OVER: 'Over',
  UNDER: 'Under',
  DRAW: 'Draw',
  YES: 'Yes',
  NO: 'No',
  ODD: 'Odd',
  EVEN: 'Even',
};

const pointsOf = ({ selections }: Market): number => selections[0]?.pointsHundredths ?? 0;
const bySide = (market: Market, side: SelectionSide): TableCell | null => {
  const selection = market.selections.find((candidate) => candidate.side === side);
  return selection === undefined ? null : { market, selection };
};

export function tableOf(event: TableEvent, group: MarketGroup): MarketTable {
  return TABLES[group.layout](event, group);
}

const TABLES: Readonly<Record<MarketGroup['layout'], (event: TableEvent, group: MarketGroup) => MarketTable>> = {
  sides: sidesTable,
  ladder: ladderTable,
  teams: teamsTable,
  players: playersTable,
  overUnder: overUnderTable,
  twoWay: twoWayTable,
  columns: columnsTable,
  list: listTable,
};

function sidesTable({ participants }: TableEvent, { title, markets }: MarketGroup): MarketTable {
  const columns: readonly Column[] = columnsIn(markets, ({ name }) =>
    name.startsWith(`${title} `) ? name.slice(title.length + 1) : name,
  );
  const rows = sideRows(participants, markets, columns);
  return {
    heads: columns.map(({ key, label }) => ({ key, label: label === title ? null : label })),
    rows: rows.map((row) => ({ ...row, label: row.participant?.name ?? 'Draw' })),
    look: 'wide',
    isCut: false,
  };
}

/** The lines nearest to an even one, in their order. */
function nearest(markets: readonly Market[], most: number): readonly Market[] {
  const ordered = markets.toSorted((one, other) => pointsOf(one) - pointsOf(other));
  if (ordered.length <= most) return ordered;
  const distances = ordered.map(imbalance);
  const middle = distances.indexOf(Math.min(...distances));
  const start = Math.max(0, Math.min(middle - Math.floor(most / 2), ordered.length - most));
  return ordered.slice(start, start + most);
}

/** How far apart the chances of a market's two sides are. */
function imbalance({ selections }: Market): number {
  const [first = 0, second = 0] = selections.map(chanceOf);
  return Math.abs(first - second);
}

function chanceOf({ odds }: Selection): number {
  return odds.denominator / (odds.numerator + odds.denominator);
}

function sidesOf(markets: readonly Market[]): readonly SelectionSide[] {
  return [...new Set(markets.flatMap(({ selections }) => selections.map(({ side }) => side)))];
}

function ladderTable({ participants }: TableEvent, { markets }: MarketGroup): MarketTable {
  const shown = nearest(markets, MOST_LINES);
  return {
    heads: shown.map(({ id }) => ({ key: id, label: null })),
    rows: sidesOf(shown).map((side) => {
      const participant = participants.find((each) => each.side === side) ?? null;
      const label = participant?.name ?? SIDE_WORDS[side] ?? side;
      return { key: side, participant, label, cells: shown.map((market) => bySide(market, side)) };
    }),
    look: shown.length > 3 ? 'narrow' : 'wide',
    // With the main line, which stands with the game's.
    isCut: markets.length > 1,
  };
}

const OVER_UNDER = ['OVER', 'UNDER'] as const;
const OVER_UNDER_HEADS: readonly TableHead[] = [
  { key: 'OVER', label: 'Over' },
  { key: 'UNDER', label: 'Under' },
];

/** A row a team: its most even line. */
function teamsTable({ participants }: TableEvent, { markets }: MarketGroup): MarketTable {
  const rows = participants.slice(0, 2).flatMap((participant): TableRow[] => {
    const own = markets.filter(({ name, subject }) => (subject?.side ?? sideIn(name, participant)) === participant.side);
    const [market] = nearest(own, 1);
    if (market === undefined) return [];
    return [{ key: participant.side, participant, label: participant.name, cells: OVER_UNDER.map((side) => bySide(market, side)) }];
  });
  return { heads: OVER_UNDER_HEADS, rows, look: 'wide', isCut: rows.length < markets.length };
}

function sideIn(name: string, { side, name: own }: Participant): Side | null {
  return name.includes(`${own} `) ? side : null;
}

interface PlayersMarkets {
  readonly player: Player;
  readonly markets: readonly Market[];
}

/** The player of a market; one that the event does not list is known by the market's name alone. */
export function playerOf({ players }: Pick<SlateEvent, 'players'>, market: Market): Player | null {
  const id = market.subject?.player?.id;
  if (id === undefined) return null;
  return players?.find((player) => player.id === id) ?? { id, name: market.name, side: null, detail: null, headshot: null };
}

function byPlayer(event: TableEvent, markets: readonly Market[]): readonly PlayersMarkets[] {
  const found = new Map<string, { player: Player; markets: Market[] }>();
  for (const market of markets) {
    const player = playerOf(event, market);
    if (player === null) continue;
    const entry = found.get(player.id) ?? { player, markets: [] };
    entry.markets.push(market);
    found.set(player.id, entry);
  }
  return [...found.values()];
}

const statOf = ([market]: readonly Market[]): string | undefined => market?.subject?.player?.stat;

/** At least so many, not fewer: the other side of a line is in the dialog. */
const isFor = ({ side }: { readonly side: string }): boolean => side !== 'NO' && side !== 'UNDER';

/** What the field calls one or more of a statistic, and several. */
const MILESTONES: Readonly<Record<string, { readonly one: string; readonly many: string }>> = {
  TOUCHDOWNS: { one: 'Anytime', many: 'TDs' },
  GOALS: { one: 'Anytime', many: 'goals' },
  ASSISTS: { one: 'Anytime', many: 'assists' },
};

function milestoneLabel({ type, subject }: Market, { pointsHundredths }: Selection): string | undefined {
  const words = type === 'MILESTONE' ? MILESTONES[subject?.player?.stat ?? ''] : undefined;
  if (words === undefined || pointsHundredths === null) return undefined;
  const least = Math.ceil(pointsHundredths / 100);
  return least <= 1 ? words.one : `${least}+ ${words.many}`;
}

/** All cells of a player, from the lowest line to the highest. */
function ladderOf(markets: readonly Market[]): readonly TableCell[] {
  return markets
    .flatMap((market) =>
      market.selections.filter(isFor).map((selection): TableCell => {
        const label = milestoneLabel(market, selection);
        return { market, selection, ...(label !== undefined && { label }) };
      }),
    )
    .toSorted((one, other) => lineOf(one) - lineOf(other));
}

/** The likeliest first. */
function byPrice(one: TableCell | undefined, other: TableCell | undefined): number {
  return one && other ? compareOdds(one.selection.odds, other.selection.odds) : Number(!one) - Number(!other);
}

const lineOf = ({ selection, market }: TableCell): number => selection.pointsHundredths ?? market.subject?.target ?? 0;

function playersTable(event: TableEvent, { markets }: MarketGroup): MarketTable {
  const all = byPlayer(event, markets)
    .map(({ player, markets: own }) => ({ player, cells: ladderOf(own) }))
    .toSorted((one, other) => byPrice(one.cells[0], other.cells[0]));
  const most = Math.min(MOST_OF_PLAYER, Math.max(0, ...all.map(({ cells }) => cells.length)));
  const lines = [...new Set(all.flatMap(({ cells }) => cells.map(lineOf)))].sort((one, other) => one - other);
  // Few lines are columns. Of many a player has the lowest, right-aligned as the longer rows are.
  const inColumns = (cells: readonly TableCell[]): readonly (TableCell | null)[] =>
    lines.length === most
      ? lines.map((line) => cells.find((cell) => lineOf(cell) === line) ?? null)
      : [...Array.from({ length: Math.max(0, most - cells.length) }, () => null), ...cells.slice(0, most)];
  return {
    heads: Array.from({ length: most }, (_, index) => ({ key: String(index), label: null })),
    rows: all.map(({ player, cells }) => ({
      key: player.id,
      player,
      stat: statOf(markets),
      label: player.name,
      cells: inColumns(cells),
    })),
    look: 'narrow',
    isCut: all.some(({ cells }) => cells.length > most) || markets.some(({ selections }) => !selections.every(isFor)),
  };
}

/** First who is expected to do most. */
function overUnderTable(event: TableEvent, { markets }: MarketGroup): MarketTable {
  const all = byPlayer(event, markets).flatMap(({ player, markets: own }) => nearest(own, 1).map((market) => ({ player, market })));
  const rows = all
    .toSorted((one, other) => pointsOf(other.market) - pointsOf(one.market))
    .map(({ player, market }) => ({
      key: player.id,
      player,
      stat: statOf(markets),
      label: player.name,
      cells: OVER_UNDER.map((side) => bySide(market, side)),
    }));
  return { heads: OVER_UNDER_HEADS, rows, look: 'wide', isCut: rows.length < markets.length };
}

/** A row a market; a column an answer. A market alone needs no name beside the title. */
function twoWayTable({ participants }: TableEvent, { title, markets }: MarketGroup): MarketTable {
  const sides = sidesOf(markets);
  const answerOf = (side: SelectionSide): string =>
    participants.find((each) => each.side === side)?.name ??
    markets.flatMap(({ selections }) => selections).find((selection) => selection.side === side)?.name ??
    '';
  const isAlone = markets.length === 1;
  return {
    heads: sides.map((side) => ({ key: side, label: answerOf(side) })),
    rows: markets.map((market) => ({
      key: market.id,
      label: isAlone ? '' : rowLabel(market, title),
      cells: sides.map((side) => bySide(market, side)),
    })),
    look: isAlone ? 'grid' : 'wide',
    isCut: false,
  };
}

/** What a market's name adds to the title of its table: `1st Half`; the whole name where it adds nothing. */
function rowLabel({ name, subject }: Market, title: string): string {
  if (subject?.target !== undefined && !/\d/.test(name)) return `${name} ${subject.target / 100}`;
  const index = name.toLowerCase().indexOf(title.toLowerCase());
  if (index < 0) return name;
  const rest = `${name.slice(0, index)}${name.slice(index + title.length)}`.trim();
  return rest === '' ? name : rest;
}

type ColumnSide = Side | 'DRAW';
/** Home first. */
const SCORE = /^(\d+)[-:](\d+)$/;

/** Whose outcome it is: the selection's own side, else the market's, else what the outcome's key says. */
function ownerOf(market: Market, { side, outcome }: Selection): ColumnSide | null {
  if (side === 'HOME' || side === 'AWAY' || side === 'DRAW') return side;
  if (outcome === 'DRAW') return 'DRAW';
  const score = SCORE.exec(outcome ?? '');
  if (score !== null) {
    const [home = 0, away = 0] = score.slice(1).map(Number);
    return home === away ? 'DRAW' : home > away ? 'HOME' : 'AWAY';
  }
  return (/(?:^|_)(HOME|AWAY)(?:_|$)/.exec(outcome ?? '')?.[1] as Side | undefined) ?? market.subject?.side ?? null;
}

/** What the outcome is apart from whose it is: the same key stands in the same row. */
function outcomeKey({ outcome, name }: Selection, owner: ColumnSide): string {
  return (outcome ?? name).replace(new RegExp(`(?:^|_)${owner}(?=_|$)`), '').replace(/^_/, '');
}

/** A selection's name without the side's: `Okoye by KO or TKO` is `KO or TKO`. */
function outcomeLabel(name: string, participants: readonly Participant[]): string {
  const own = participants.find((side) => name.includes(side.name));
  if (own === undefined) return name;
  const rest = name.replace(own.name, '').replace(/^[\s,:·–-]+|[\s,:·–-]+$/g, '');
  const bare = rest.replace(/^(?:to win )?(?:by|in) /i, '');
  return bare === '' ? name : bare.charAt(0).toUpperCase() + bare.slice(1);
}

function columnsTable({ participants }: TableEvent, group: MarketGroup): MarketTable {
  const all = group.markets.flatMap((market) =>
    market.selections.map((selection) => ({ market, selection, owner: ownerOf(market, selection) })),
  );
  const owned = all.flatMap(({ owner, ...cell }) => (owner === null ? [] : [{ ...cell, owner }]));
  const others = all.filter(({ owner }) => owner === null);
  const owners = ([...participants.slice(0, 2).map(({ side }) => side), 'DRAW'] as const).filter((side) =>
    owned.some(({ owner }) => owner === side),
  );
  const isScore = owned.length > 0 && owned.every(({ selection }) => SCORE.test(selection.outcome ?? ''));
  // Outcomes of nobody, or of one side only, are a list; beside scores they are a last line.
  if (owners.length < 2 || (others.length > 0 && !isScore)) return listTable({ participants }, group);
  const rows = new Map<string, { label: string; cells: (TableCell | null)[] }>();
  for (const { market, selection, owner } of owned) {
    const column = owners.indexOf(owner);
    // Scores have no row in common: the n-th of each column stand side by side.
    const count = [...rows.values()].filter(({ cells }) => cells[column] != null).length;
    const wanted = isScore ? String(count) : outcomeKey(selection, owner);
    // A second price of one outcome has a row of its own.
    const key = rows.get(wanted)?.cells[column] == null ? wanted : selection.id;
    const row = rows.get(key) ?? {
      label: isScore ? '' : outcomeLabel(selection.name, participants),
      cells: owners.map(() => null),
    };
    row.cells[column] = isScore ? { market, selection, label: selection.name } : { market, selection };
    rows.set(key, row);
  }
  for (const { market, selection } of others)
    rows.set(selection.id, { label: '', cells: [{ market, selection, label: selection.name }] });
  return {
    heads: owners.map((side) => ({ key: side, label: participants.find((each) => each.side === side)?.name ?? 'Draw' })),
    rows: [...rows].map(([key, row]) => ({ key, ...row })),
    look: isScore ? 'grid' : 'wide',
    isCut: false,
  };
}

/** Players are listed by their price, with their team; nobody is last. Other outcomes keep the order of the server. */
function listTable(event: TableEvent, { markets }: MarketGroup): MarketTable {
  const teamOf = ({ outcome }: Selection): string | undefined => {
    const side = event.players?.find(({ id }) => id === outcome)?.side;
    return event.participants.find((participant) => participant.side === side)?.abbreviation;
  };
  const cells = markets.flatMap((market) =>
    market.selections.map(
      (selection): TableCell => ({
        market,
        selection,
        label: [selection.name, teamOf(selection)].filter(Boolean).join(' · '),
      }),
    ),
  );
  const areRunners = markets.every(({ type }) => type === 'OUTRIGHT' || type === 'FIRST_TO_SCORE');
  const isNobody = ({ selection }: TableCell): number => Number(selection.side === 'NO');
  const ordered = areRunners ? cells.toSorted((one, other) => isNobody(one) - isNobody(other) || byPrice(one, other)) : cells;
  return { heads: [], rows: [{ key: 'list', label: '', cells: ordered }], look: 'list', isCut: false };
}
