import { americanFromReturn, type Odds, oddsFromAmerican, returnPerUnit } from '../../../core/money/odds.ts';
import type { MarketType, SelectionSide } from '../../../core/wire/contract.ts';
import type { PastLine } from '../../store/catalogue/index.ts';
import { chance, createRandom, integer, type Random, seedFor } from '../model/random.ts';
import type { FeedChange, FeedMarket, FeedSelection } from '../types.ts';

const QUARTERS = 96;
/** How often a line moves, and how often its points do, too. */
const MOVES = 0.14;
const MOVES_POINTS = 0.2;

/** How far the market was from its present prices: cents of American odds of its first side, and hundredths of its line. */
interface Distance {
  readonly cents: number;
  readonly hundredths: number;
}

/**
 * The simulated past of the main lines of new events: a seeded random walk over the 24 hours before `quarter` that ends at their present
 * prices. It draws from streams of its own, so the simulation's prices are the same with and without it.
 */
export function pastLines(seed: number, changes: readonly FeedChange[], quarter: number): readonly PastLine[] {
  return changes.flatMap((change) =>
    // Events that begin later have only main markets, and no past yet.
    change.kind === 'event' && change.event.markets.some(({ main }) => !main)
      ? change.event.markets.filter(({ main }) => main).flatMap((market) => pastOfMarket(seed, market, quarter))
      : [],
  );
}

function pastOfMarket(seed: number, market: FeedMarket, quarter: number): readonly PastLine[] {
  const random = createRandom(seedFor(seed, `past ${market.id}`));
  const step = pointStep(market);
  const past: PastLine[] = [];
  let distance: Distance = { cents: 0, hundredths: 0 };
  for (let ago = 1; ago <= QUARTERS; ago += 1) {
    const isOldest = ago === QUARTERS;
    if (!isOldest && !chance(random, MOVES)) continue;
    // The price since that quarter; the walk goes backwards.
    for (const [index, selection] of market.selections.entries())
      past.push({ selectionId: selection.id, quarter: quarter - ago, ...priceAt(market.type, selection, index, distance) });
    distance = moved(random, distance, step);
    if (lowestTotal(market, distance) <= 0) distance = { ...distance, hundredths: 0 };
  }
  return past;
}

function moved(random: Random, { cents, hundredths }: Distance, step: number): Distance {
  const sign = chance(random, 0.5) ? 1 : -1;
  const points = chance(random, MOVES_POINTS) ? sign * step : 0;
  return { cents: cents + sign * integer(random, 1, 4), hundredths: hundredths + points };
}

/** Low totals stay between whole numbers; a market without a line has no step. */
function pointStep({ type, selections }: FeedMarket): number {
  const points = selections[0]?.pointsHundredths ?? null;
  if (points === null) return 0;
  return type === 'TOTAL' && points < 1_000 ? 100 : 50;
}

function lowestTotal({ type, selections }: FeedMarket, { hundredths }: Distance): number {
  const points = selections[0]?.pointsHundredths ?? null;
  return type !== 'TOTAL' || points === null ? Number.POSITIVE_INFINITY : points + hundredths;
}

/** The second side's price moves against the first's, a third's stays. */
const DIRECTIONS = [1, -1] as const;

function priceAt(
  type: MarketType,
  { side, pointsHundredths, odds }: FeedSelection,
  index: number,
  { cents, hundredths }: Distance,
): Pick<PastLine, 'pointsHundredths' | 'odds'> {
  return {
    odds: priceAway(odds, cents * (DIRECTIONS[index] ?? 0)),
    pointsHundredths: pointsHundredths === null ? null : pointsHundredths + signOf(type, side) * hundredths + 0,
  };
}

function signOf(type: MarketType, side: SelectionSide): number {
  return type === 'SPREAD' && side === 'HOME' ? -1 : 1;
}

/** A price some cents away: from −101 the next is +100. Long prices move in proportion. */
function priceAway(odds: Odds, cents: number): Odds {
  const american = americanFromReturn(returnPerUnit(odds));
  const size = Math.max(1, Math.round(Math.abs(american) / 100));
  const fromEven = (american > 0 ? american - 100 : american + 100) + cents * size;
  const price = oddsFromAmerican(fromEven >= 0 ? fromEven + 100 : fromEven - 100);
  return cents === 0 || !price.ok ? odds : price.value;
}
