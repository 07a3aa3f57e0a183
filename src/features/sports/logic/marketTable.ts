import type { SelectionSide } from '../../../../core/contract.ts';
import type { MarketGroup } from './marketGroups.ts';
import { type ColumnKey, columnHead, columnOf } from './marketLabel.ts';
import type { Market, Participant, Selection, SlateEvent } from './slate.ts';

/** A column of main lines. Both kinds of moneyline share one. */
export interface Column {
  readonly key: ColumnKey;
  readonly label: string;
  /** The rows have different markets in this column, so each cell names its own. */
  readonly mixed: boolean;
}

/** One price in the grid. */
export interface Cell {
  readonly market: Market;
  readonly selection: Selection;
}

export interface Row {
  readonly key: string;
  /** Null in the row of the draw. */
  readonly participant: Participant | null;
  /** In the order of the columns; null where the event has no such line. */
  readonly cells: readonly (Cell | null)[];
}

const ORDER: readonly ColumnKey[] = ['SPREAD', 'TOTAL', 'MONEYLINE'];

function columnsIn(markets: readonly Market[], nameOf: (market: Market) => string): readonly Column[] {
  return ORDER.flatMap((key) => {
    const names = markets.filter((market) => columnOf(market.type) === key).map(nameOf);
    return names.length === 0 ? [] : [{ key, label: columnHead(key, names), mixed: new Set(names).size > 1 }];
  });
}

/** The columns that any of these events needs, always in the same order. Their heads are the names of the markets in them. */
export function columnsOf(events: readonly SlateEvent[]): readonly Column[] {
  const mains = events.flatMap((event) => event.markets.filter((market) => market.main));
  return columnsIn(mains, ({ name }) => name);
}

/** Over is in the first row, under in the second, as in every sportsbook. */
function sideInRow(key: ColumnKey, participant: Participant | null, index: number): SelectionSide {
  if (key === 'TOTAL') return index === 0 ? 'OVER' : 'UNDER';
  return participant ? participant.side : 'DRAW';
}

function cellOf(market: Market | undefined, side: SelectionSide): Cell | null {
  const selection = market?.selections.find((candidate) => candidate.side === side);
  return market && selection ? { market, selection } : null;
}

/** Rows of an event's main lines: its two sides, and the draw where it can be bet on. */
export function rowsOf(event: SlateEvent, columns: readonly Column[]): readonly Row[] {
  const mains = event.markets.filter((market) => market.main);
  return sideRows(event.participants, mains, columns);
}

function sideRows(participants: readonly Participant[], markets: readonly Market[], columns: readonly Column[]): readonly Row[] {
  const inColumn = columns.map(({ key }) => markets.find((market) => columnOf(market.type) === key));
  const rows: Row[] = participants.slice(0, 2).map((participant, index) => ({
    key: participant.side,
    participant,
    cells: columns.map(({ key }, column) => cellOf(inColumn[column], sideInRow(key, participant, index))),
  }));
  if (inColumn.some((market) => market?.selections.some((selection) => selection.side === 'DRAW'))) {
    const cells = columns.map(({ key }, column) => (key === 'MONEYLINE' ? cellOf(inColumn[column], 'DRAW') : null));
    rows.push({ key: 'DRAW', participant: null, cells });
  }
  return rows;
}

/** A market group of the event page, drawn as a table. */
export interface MarketTable {
  /** `label` is null where the table's title, or the price itself, says it. */
  readonly columns: readonly { readonly key: string; readonly label: string | null }[];
  readonly rows: readonly (Row & { readonly label: string })[];
}

/** As many lines of one market as stand side by side; the dialog has them all. */
const MAXIMUM_LINES = 5;

const LABELS: Readonly<Partial<Record<SelectionSide, string>>> = { OVER: 'Over', UNDER: 'Under', DRAW: 'Draw' };

const firstPoints = ({ selections }: Market): number => selections[0]?.pointsHundredths ?? 0;

export function tableOf(event: Pick<SlateEvent, 'participants'>, group: MarketGroup): MarketTable {
  return group.layout === 'sides' ? sidesTable(event, group) : marketsTable(event, group);
}

function sidesTable({ participants }: Pick<SlateEvent, 'participants'>, { title, markets }: MarketGroup): MarketTable {
  const columns = columnsIn(markets, ({ name }) => (name.startsWith(`${title} `) ? name.slice(title.length + 1) : name));
  const rows = sideRows(participants, markets, columns);
  return {
    columns: columns.map(({ key, label }) => ({ key, label: label === title ? null : label })),
    rows: rows.map((row) => ({ ...row, label: row.participant?.name ?? 'Draw' })),
  };
}

function marketsTable({ participants }: Pick<SlateEvent, 'participants'>, { section, markets }: MarketGroup): MarketTable {
  const ordered = section === 'alternates' ? markets.toSorted((one, other) => firstPoints(one) - firstPoints(other)) : markets;
  const shown = ordered.slice(0, MAXIMUM_LINES);
  const sides = [...new Set(shown.flatMap(({ selections }) => selections.map(({ side }) => side)))];
  const isTeams = section === 'teams';
  return {
    columns: shown.map(({ id, name }) => ({
      key: id,
      label: isTeams ? (participants.find((side) => name.startsWith(`${side.name} `))?.name ?? name) : null,
    })),
    rows: sides.map((side) => {
      const participant = participants.find((each) => each.side === side) ?? null;
      return {
        ...{ key: side, participant, label: participant?.name ?? LABELS[side] ?? side },
        cells: shown.map((market) => cellOf(market, side)),
      };
    }),
  };
}
