import type { Odds } from '../../core/money/odds.ts';
import { type GradedLeg, gradeLeg } from '../../server/domain/settlement/gradeLeg.ts';
import { LEAGUES } from '../../server/feed/leagues/leagues.ts';
import { marketId } from '../../server/feed/simulator/createEvent.ts';
import { resultOf } from '../../server/feed/simulator/gameResult.ts';
import { quoteEvent, selectionKey } from '../../server/feed/simulator/quotes.ts';
import type { SimulatedEvent } from '../../server/feed/simulator/simulatedEvent.ts';
import type { EventStep } from '../../server/feed/simulator/walkEvent.ts';
import { standardRules } from './standardRules.ts';

/** A selection as the feed has published it last, and how it is graded. */
interface PublishedSelection {
  readonly name: string;
  readonly marketId: string;
  readonly leg: GradedLeg;
  odds: Odds;
  isOpen: boolean;
}

/** All that can be bet on of one event, each price as old as it is: the main ones move more often than the others. */
export function publishedBook(created: SimulatedEvent) {
  const sport = LEAGUES.find(({ competition }) => competition.id === created.competitionId)?.competition.sport ?? '';
  const rules = standardRules(sport);
  const all = new Map<string, PublishedSelection>();
  const list = (event: SimulatedEvent): void => {
    for (const { spec, quotes, state } of quoteEvent(event))
      for (const quote of quotes) {
        const market = marketId(event, spec);
        const id = `${market}.${selectionKey(quote)}`;
        if (all.has(id)) continue;
        const leg: GradedLeg = {
          marketType: spec.type,
          side: quote.side,
          outcome: quote.outcome ?? null,
          rules,
          pointsHundredths: quote.pointsHundredths,
          subject: spec.subjectOf?.(event) ?? spec.subject,
        };
        const isOpen = state === 'PRICED' && event.suspendedMs === 0;
        all.set(id, { name: `${spec.key} ${selectionKey(quote)}`, marketId: market, leg, odds: quote.odds, isOpen });
      }
  };
  list(created);
  return {
    apply({ event, changes }: EventStep): void {
      list(event);
      for (const change of changes)
        if (change.kind === 'marketStatus') {
          for (const one of all.values()) if (one.marketId === change.marketId) one.isOpen = change.status === 'OPEN';
        } else if (change.kind === 'prices')
          for (const { selectionId, odds, pointsHundredths = null } of change.prices) {
            const one = all.get(selectionId);
            if (one && odds) all.set(selectionId, { ...one, odds, leg: { ...one.leg, pointsHundredths } });
          }
    },
    open: (): readonly PublishedSelection[] => [...all.values()].filter(({ isOpen }) => isOpen),
  };
}

/** Those that have won already, by all that pages tell of the game so far. */
export function wonAlready(book: ReturnType<typeof publishedBook>, event: SimulatedEvent): readonly string[] {
  const { homeScore = null, awayScore = null, periods = [], ...facts } = resultOf(event);
  const soFar = periods.map((period, index) => ({ ...period, open: index === periods.length - 1 }));
  const result = { ...facts, status: 'ABANDONED' as const, homeScore, awayScore, periods: soFar };
  return book
    .open()
    .filter(({ leg }) => ['WIN', 'HALF_WIN'].includes(gradeLeg(leg, result).grade))
    .map(({ name, leg }) => `${name} ${(leg.pointsHundredths ?? 0) / 100}`);
}
