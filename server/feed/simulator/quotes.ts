import type { SelectionSide } from '../../../core/contract.ts';
import type { Odds } from '../../../core/odds.ts';
import { pointsHundredthsOf } from '../../../core/points.ts';
import { threeWayPrices, twoWayPrices } from '../model/americanPrice.ts';
import { type MarketSpec, marketSpecs } from './marketSpecs.ts';
import { clockOutlook, type Outlook } from './outlook.ts';
import { setOutlook } from './setOutlook.ts';
import { marketStrengths, profileOf, type SimulatedEvent } from './simulatedEvent.ts';

export interface Quote {
  readonly side: SelectionSide;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
}

/** Prices of one market; without quotes it is decided, or cannot be offered, and is hidden. */
export interface MarketQuotes {
  readonly spec: MarketSpec;
  readonly quotes: readonly Quote[];
}

/** All markets of an event at the model's current prices: a pure function of the simulated event. */
export function quoteEvent(event: SimulatedEvent): MarketQuotes[] {
  const profile = profileOf(event);
  const strengths = marketStrengths(event);
  const { game } = event;
  if (profile.kind === 'clock' && (game === null || game.kind === 'clock')) {
    const outlooks = {
      GAME: clockOutlook(profile, game, strengths, 'GAME'),
      FIRST: clockOutlook(profile, game, strengths, 'FIRST'),
    };
    return marketSpecs(event.sport).map((spec) => ({ spec, quotes: clockQuotes(spec, event, outlooks[spec.part]) }));
  }
  if (profile.kind === 'sets' && (game === null || game.kind === 'sets')) {
    const outlook = setOutlook(profile, game, strengths);
    const inFirstSet = game === null || game.sets.length === 1;
    return marketSpecs(event.sport).map((spec) => {
      if (spec.part === 'FIRST') return { spec, quotes: inFirstSet ? twoSides('HOME', 'AWAY', outlook.homeWinsSet) : [] };
      if (spec.type !== 'TOTAL') return { spec, quotes: twoSides('HOME', 'AWAY', outlook.homeWins) };
      const points = profile.setsToWin * 2 - 1.5;
      return { spec, quotes: outlook.goesFull === null ? [] : twoSides('OVER', 'UNDER', outlook.goesFull, points, points) };
    });
  }
  return marketSpecs(event.sport).map((spec) => ({ spec, quotes: twoSides('HOME', 'AWAY', strengths.home) }));
}

function clockQuotes(spec: MarketSpec, event: SimulatedEvent, outlook: Outlook | null): readonly Quote[] {
  if (!outlook) return [];
  const base = spec.line === null ? 0 : event.lines[spec.line];
  if (base === undefined) return [];
  const line = base + spec.offset;
  switch (spec.type) {
    case 'SPREAD':
      return twoSides('HOME', 'AWAY', outlook.homeCovers(line), line, -line);
    case 'TOTAL': {
      if (line <= 0) return [];
      const over = spec.gradedSide ? outlook.teamOver(spec.gradedSide, line) : outlook.over(line);
      return twoSides('OVER', 'UNDER', over, line, line);
    }
    case 'MONEYLINE':
      // A game is played until someone wins; a half that ends level is refunded.
      return twoSides('HOME', 'AWAY', spec.part === 'FIRST' ? outlook.homeCovers(0) : outlook.homeWins);
    case 'MONEYLINE_THREE_WAY': {
      const [home, draw, away] = threeWayPrices(outlook.threeWay);
      return [
        { side: 'HOME', pointsHundredths: null, odds: home },
        { side: 'DRAW', pointsHundredths: null, odds: draw },
        { side: 'AWAY', pointsHundredths: null, odds: away },
      ];
    }
  }
}

function twoSides(first: SelectionSide, second: SelectionSide, chance: number, firstLine?: number, secondLine?: number): Quote[] {
  const [a, b] = twoWayPrices(chance);
  return [
    { side: first, pointsHundredths: pointsHundredthsOf(firstLine), odds: a },
    { side: second, pointsHundredths: pointsHundredthsOf(secondLine), odds: b },
  ];
}
