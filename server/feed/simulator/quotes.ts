import type { SelectionSide } from '../../../core/contract.ts';
import type { Odds } from '../../../core/odds.ts';
import { pointsHundredthsOf } from '../../../core/points.ts';
import { threeWayPrices, twoWayPrices } from '../model/americanPrice.ts';
import { secondsLeft } from './clockGame.ts';
import { type MarketSpec, marketSpecs } from './marketSpecs.ts';
import { type Outlook, outlooksOf } from './outlook.ts';
import { setOutlook } from './setOutlook.ts';
import { marketStrengths, profileOf, type SimulatedEvent } from './simulatedEvent.ts';

export interface Quote {
  readonly side: SelectionSide;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
}

/**
 * The end of a game or half, without prices: a bet is held for some seconds and refused where something happens in them, so that what is left
 * of the game at its decision is less than its price says.
 */
const LAST_SECONDS = 60;

/** Prices of one market. AT_LIMIT: no price is honest at the moment; DECIDED: its part of the game is over. Both have no quotes. */
export type MarketQuotes = { readonly spec: MarketSpec } & (
  | { readonly state: 'PRICED'; readonly quotes: readonly Quote[] }
  | { readonly state: 'AT_LIMIT' | 'DECIDED'; readonly quotes: readonly [] }
);

/** Null: at the limit. */
type Sides = readonly Quote[] | null;

const quotesOfEvents = new WeakMap<SimulatedEvent, readonly MarketQuotes[]>();

/** All markets of an event at the model's current prices: a pure function of the simulated event, so each is computed once. */
export function quoteEvent(event: SimulatedEvent): readonly MarketQuotes[] {
  const known = quotesOfEvents.get(event);
  if (known) return known;
  const quotes = computeQuotes(event);
  quotesOfEvents.set(event, quotes);
  return quotes;
}

function computeQuotes(event: SimulatedEvent): readonly MarketQuotes[] {
  const profile = profileOf(event);
  const strengths = marketStrengths(event);
  const { game } = event;
  if (profile.kind === 'clock' && (game === null || game.kind === 'clock')) {
    const outlooks = outlooksOf(event);
    const isEnding = {
      GAME: game !== null && secondsLeft(profile, game, profile.periods) < LAST_SECONDS,
      FIRST: game !== null && secondsLeft(profile, game, profile.firstPeriods) < LAST_SECONDS,
    };
    return marketSpecs(event.sport).map((spec) => {
      const sides = clockQuotes(spec, event, outlooks[spec.part]);
      return marketOf(spec, sides !== 'DECIDED' && isEnding[spec.part] ? null : sides);
    });
  }
  if (profile.kind === 'sets' && (game === null || game.kind === 'sets')) {
    const outlook = setOutlook(profile, game, strengths);
    const inFirstSet = game === null || game.sets.length === 1;
    return marketSpecs(event.sport).map((spec) => {
      if (spec.part === 'FIRST') return marketOf(spec, inFirstSet ? twoSides('HOME', 'AWAY', outlook.homeWinsSet) : 'DECIDED');
      if (spec.type !== 'TOTAL') return marketOf(spec, twoSides('HOME', 'AWAY', outlook.homeWins));
      const points = profile.setsToWin * 2 - 1.5;
      return marketOf(spec, outlook.goesFull === null ? 'DECIDED' : twoSides('OVER', 'UNDER', outlook.goesFull, points, points));
    });
  }
  return marketSpecs(event.sport).map((spec) => marketOf(spec, twoSides('HOME', 'AWAY', strengths.home)));
}

function marketOf(spec: MarketSpec, sides: Sides | 'DECIDED'): MarketQuotes {
  if (sides === null) return { spec, state: 'AT_LIMIT', quotes: [] };
  return sides === 'DECIDED' ? { spec, state: 'DECIDED', quotes: [] } : { spec, state: 'PRICED', quotes: sides };
}

function clockQuotes(spec: MarketSpec, event: SimulatedEvent, outlook: Outlook | null): Sides | 'DECIDED' {
  if (!outlook) return 'DECIDED';
  const base = spec.line === null ? 0 : event.lines[spec.line];
  if (base === undefined) return 'DECIDED';
  const line = base + spec.offset;
  switch (spec.type) {
    case 'SPREAD':
      return twoSides('HOME', 'AWAY', outlook.homeCovers(line), line, -line);
    case 'TOTAL': {
      if (line <= 0) return null;
      const over = spec.gradedSide ? outlook.teamOver(spec.gradedSide, line) : outlook.over(line);
      return twoSides('OVER', 'UNDER', over, line, line);
    }
    case 'MONEYLINE':
      // A game is played until someone wins; a half that ends level is refunded.
      return twoSides('HOME', 'AWAY', spec.part === 'FIRST' ? outlook.homeCovers(0) : outlook.homeWins);
    case 'MONEYLINE_THREE_WAY': {
      const prices = threeWayPrices(outlook.threeWay);
      if (prices === null) return null;
      const [home, draw, away] = prices;
      return [
        { side: 'HOME', pointsHundredths: null, odds: home },
        { side: 'DRAW', pointsHundredths: null, odds: draw },
        { side: 'AWAY', pointsHundredths: null, odds: away },
      ];
    }
  }
}

function twoSides(first: SelectionSide, second: SelectionSide, chance: number, firstLine?: number, secondLine?: number): Sides {
  const prices = twoWayPrices(chance);
  if (prices === null) return null;
  const [a, b] = prices;
  return [
    { side: first, pointsHundredths: pointsHundredthsOf(firstLine), odds: a },
    { side: second, pointsHundredths: pointsHundredthsOf(secondLine), odds: b },
  ];
}
