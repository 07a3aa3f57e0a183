import { compareOdds } from '../../../../core/money/odds.ts';
import type { SelectionSide } from '../../../../core/wire/contract.ts';
import { type ColumnKey, columnHead, columnOf } from './marketLabel.ts';
import type { Market, Participant, Selection, Sides, SlateEvent } from './slate.ts';

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

/** The columns of these markets: a moneyline, a spread and a total, each once. */
export function columnsIn(markets: readonly Market[], nameOf: (market: Market) => string): readonly Column[] {
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

/** How an event stands in a list: by its two sides, or as a field of runners under its own name. */
export type ListedEvent =
  | { readonly kind: 'sides'; readonly sides: Sides; readonly rows: readonly Row[] }
  | { readonly kind: 'field'; readonly name: string; readonly marketName: string | null; readonly favourites: readonly Cell[] };

const MOST_FAVOURITES = 5;

export function listedEvent(event: SlateEvent, columns: readonly Column[]): ListedEvent {
  const mains = event.markets.filter((market) => market.main);
  const { participants: sides } = event;
  if (sides.length === 2) return { kind: 'sides', sides, rows: sideRows(sides, mains, columns) };
  const [market] = mains;
  const favourites = market ? market.selections.map((selection) => ({ market, selection })) : [];
  return {
    kind: 'field',
    name: event.name,
    marketName: market?.name ?? null,
    favourites: favourites
      .toSorted((one, other) => compareOdds(one.selection.odds, other.selection.odds))
      .slice(0, MOST_FAVOURITES),
  };
}

export function sideRows(
  participants: readonly Participant[],
  markets: readonly Market[],
  columns: readonly Column[],
): readonly Row[] {
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
