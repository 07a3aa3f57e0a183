import { gradeLeg } from '../../server/domain/settlement/gradeLeg.ts';
import type { Random } from '../../server/feed/model/random.ts';
import { resultOf } from '../../server/feed/simulator/gameResult.ts';
import { profileOf, type SimulatedEvent } from '../../server/feed/simulator/simulatedEvent.ts';
import { playThrough, startEvent } from '../../server/feed/simulator/walkEvent.ts';
import type { publishedBook } from './publishedBook.ts';
import { type Returns, sureWin } from './sureWins.ts';

const LONG_MS = 600_000;

const RETURNS: Readonly<Record<string, (price: number) => number>> = {
  WIN: (price) => price,
  LOSS: () => 0,
  HALF_WIN: (price) => (price + 1) / 2,
  HALF_LOSS: () => 0.5,
};

/** The same game between sides of any strength: what is possible is found sooner than by what is likely. */
function between(event: SimulatedEvent, random: Random): SimulatedEvent {
  if (random.next() < 0.4) return event;
  const factor = (): number => Math.exp((random.next() - 0.5) * 3);
  const { home, away } = event.strengths;
  const share = 0.05 + 0.9 * random.next();
  const isClock = profileOf(event).kind === 'clock';
  return {
    ...event,
    strengths: isClock ? { home: home * factor(), away: away * factor() } : { home: share, away: 1 - share },
    drift: { margin: 0, total: 0 },
  };
}

function endOf(event: SimulatedEvent, random: Random): SimulatedEvent {
  let played = between(event, random);
  if (!played.game) played = startEvent(played, () => random).event;
  while (played.game && !played.game.over) played = playThrough(played, LONG_MS, () => random).event;
  return played;
}

/** Prices of one event, as they are published at one moment, that win for sure together: each with its stake. None: there are no such. */
export function arbitrage(book: ReturnType<typeof publishedBook>, event: SimulatedEvent, random: Random): readonly string[] {
  const bets = book.open();
  const prices = bets.map(({ odds }) => 1 + odds.numerator / odds.denominator);
  const end = (): Returns => {
    const { homeScore = null, awayScore = null, periods = [], ...facts } = resultOf(endOf(event, random));
    const result = { ...facts, status: 'FINAL' as const, homeScore, awayScore, periods };
    return Float64Array.from(bets, ({ leg }, index) => (RETURNS[gradeLeg(leg, result).grade] ?? (() => 1))(prices[index] ?? 0));
  };
  const found = bets.length < 2 ? null : sureWin(bets.length, end);
  if (found === null) return [];
  return bets.flatMap(({ name, leg }, index) => {
    const stake = found.stakes[index] ?? 0;
    return stake > 1e-6
      ? [
          `${name} ${(leg.pointsHundredths ?? 0) / 100} at ${prices[index]?.toFixed(3)}: ${stake.toFixed(4)} of ${found.sum.toFixed(4)}`,
        ]
      : [];
  });
}
