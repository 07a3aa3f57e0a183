import { lineText } from '../oddsButton.ts';
import type { Market, SlateEvent } from '../slate.ts';
import type { MarketGroup } from './groups.ts';
import { playerOf, type TableCell } from './table.ts';

/** Every line of a table that shows some of them, for the see-all-lines modal. */
export interface AllLines {
  /** Over the columns; none where a row has as many prices as it needs. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly label: string; readonly cells: readonly TableCell[] }[];
}

type LinesEvent = Pick<SlateEvent, 'participants' | 'players' | 'markets'>;

const first = ({ selections }: Market): number => selections[0]?.pointsHundredths ?? 0;
const byLine = (one: Market, other: Market): number => first(one) - first(other);
const cellsOf = (market: Market): TableCell[] => market.selections.map((selection) => ({ market, selection }));

/** `−4.5 / +4.5`, `O 218.5 / U 218.5`. */
function linesOf({ type, selections }: Market): string {
  return selections.map(({ side, pointsHundredths }) => lineText(type, side, pointsHundredths) ?? '').join(' / ');
}

export function allLines(event: LinesEvent, group: MarketGroup): AllLines {
  if (group.layout === 'players') return { heads: [], rows: playerRows(event, group.markets) };
  if (group.layout === 'ladder') {
    const [one] = group.markets;
    const main = event.markets.find((market) => market.main && market.type === one?.type);
    const isOfGame = group.section === 'alternates' && one?.subject?.periods === undefined;
    const markets = isOfGame && main && !group.markets.includes(main) ? [main, ...group.markets] : group.markets;
    return {
      heads: headsOf(event, markets),
      rows: markets.toSorted(byLine).map((market) => ({ key: market.id, label: linesOf(market), cells: cellsOf(market) })),
    };
  }
  return {
    heads: headsOf(event, group.markets),
    rows: group.markets
      .toSorted(byLine)
      .toSorted(byName(event))
      .map((market) => ({
        key: market.id,
        label: playerOf(event, market)?.name ?? market.name,
        cells: cellsOf(market),
      })),
  };
}

const byName = (event: LinesEvent) => (one: Market, other: Market) =>
  (playerOf(event, one)?.name ?? one.name).localeCompare(playerOf(event, other)?.name ?? other.name);

function headsOf({ participants }: LinesEvent, [market]: readonly Market[]): readonly string[] {
  return (market?.selections ?? []).map(
    ({ side }) => participants.find((participant) => participant.side === side)?.name ?? (side === 'UNDER' ? 'Under' : 'Over'),
  );
}

function playerRows(event: LinesEvent, markets: readonly Market[]): AllLines['rows'] {
  const rows = new Map<string, { key: string; label: string; cells: TableCell[] }>();
  for (const market of markets) {
    const player = playerOf(event, market);
    if (player === null) continue;
    const row = rows.get(player.id) ?? { key: player.id, label: player.name, cells: [] };
    row.cells.push(...cellsOf(market));
    rows.set(player.id, row);
  }
  return [...rows.values()].map((row) => ({
    ...row,
    cells: row.cells.toSorted((one, other) => (one.selection.pointsHundredths ?? 0) - (other.selection.pointsHundredths ?? 0)),
  }));
}
