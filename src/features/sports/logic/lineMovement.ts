import { formatOdds, type Odds, type OddsFormat, sameOdds } from '../../../../core/money/odds.ts';
import type { MarketType, SelectionSide } from '../../../../core/wire/contract.ts';
import { lineText } from './oddsButton.ts';

export interface LinePrice {
  readonly odds: Odds;
  readonly pointsHundredths: number | null;
}

/** A price since `atMs`, in epoch milliseconds of the business clock. */
export interface LineEntry extends LinePrice {
  readonly atMs: number;
}

export interface LineMovement {
  readonly marketType: MarketType;
  readonly side: SelectionSide;
  readonly asOfMs: number;
  /** Null before the first entry. */
  readonly opening: LinePrice | null;
  /** Oldest first; the first one can be older than 24 hours. */
  readonly entries: readonly LineEntry[];
}

export interface MovementView {
  /** `−3.5 · −110`. */
  readonly opened: string;
  readonly now: string;
  readonly graph: MovementGraph;
}

export interface MovementGraph {
  /** The path of the line, one step for each move. */
  readonly path: string;
  readonly end: { readonly x: number; readonly y: number };
  /** What the line shows, in words. */
  readonly words: string;
}

export const GRAPH = { width: 228, height: 52 } as const;
/** Space for the line's width and the dot at its end. */
const INSET = 5;
const DAY_MS = 86_400_000;

/** The content of a price's card; null: it has not moved in 24 hours. @param current the price on the page; null where the page does not know it */
export function movementView(movement: LineMovement, current: LinePrice | null, format: OddsFormat): MovementView | null {
  const { marketType, side, asOfMs, opening, entries } = movement;
  const text = (price: LinePrice): string => {
    const line = lineText(marketType, side, price.pointsHundredths);
    return [line, formatOdds(price.odds, format)].filter((part) => part !== null).join(' · ');
  };
  const fromMs = asOfMs - DAY_MS;
  const clipped = entries.map((entry) => ({ ...entry, atMs: Math.max(fromMs, entry.atMs) }));
  const newest = current ?? entries.at(-1) ?? null;
  const series = newest === null ? clipped : [...clipped, { ...newest, atMs: asOfMs }];
  const [first] = series;
  if (opening === null || first === undefined || newest === null) return null;
  const graph = graphOf(series, fromMs, `${text(first)} to ${text(newest)}`);
  return graph && { opened: text(opening), now: text(newest), graph };
}

/** Null for a price that has not moved. The line shows the points where they moved, else the price. */
function graphOf(series: readonly LineEntry[], fromMs: number, fromTo: string): MovementGraph | null {
  const [first] = series;
  if (first === undefined) return null;
  const points = series.map(({ pointsHundredths }) => pointsHundredths ?? 0);
  const isLine = points.some((value) => value !== points[0]);
  if (!isLine && series.every(({ odds }) => sameOdds(odds, first.odds))) return null;
  const values = isLine ? points : series.map(({ odds }) => odds.numerator / odds.denominator);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (atMs: number): number => rounded(INSET + ((atMs - fromMs) / DAY_MS) * (GRAPH.width - 2 * INSET));
  const y = (value: number): number => rounded(INSET + ((high - value) / (high - low)) * (GRAPH.height - 2 * INSET));
  const steps = series.map(({ atMs }, index) => ({ x: x(atMs), y: y(values[index] ?? low) }));
  const [start, ...rest] = steps;
  const end = steps.at(-1);
  if (start === undefined || end === undefined) return null;
  return {
    path: `M${start.x} ${start.y}${rest.map((step) => `H${step.x}V${step.y}`).join('')}`,
    end,
    words: `${isLine ? 'Line' : 'Price'} over 24 hours, ${fromTo}`,
  };
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}
