import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '../brands/tsb/brand.ts';
import { HIGHLIGHT_MS } from '../core/money/highlight.ts';
import type { Market, SlateEvent } from '../src/features/sports/logic/slate.ts';
import { systemClock, systemTimers } from '../src/platform/clock.ts';
import { PriceStore } from '../src/platform/prices/priceStore.ts';
import type { Services } from '../src/platform/services.ts';
import { ServicesContext } from '../src/platform/usePlatform.ts';
import { showMode, writeTheme } from '../src/ui/applyTheme.ts';

/** The part of a product's page that benchmarks draw. */
export function showProduct(services: Services, page: ReactNode): void {
  writeTheme(brand);
  showMode(brand, 'dark');
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<ServicesContext value={services}>{page}</ServicesContext>);
}

/** The product's own price store, connected, with the first prices of these events. */
export function connectedPrices(events: readonly SlateEvent[]): PriceStore {
  const prices = new PriceStore({
    clock: systemClock,
    timers: systemTimers,
    nextFrame: (run) => void requestAnimationFrame(run),
    mayNotify: () => true,
    highlightMs: () => HIGHLIGHT_MS,
  });
  prices.connected();
  prices.seedEvents(
    events.map(({ id, status, markets }) => ({
      id,
      sequence: 1,
      asOf: '2026-01-01T00:00:00.000Z',
      status,
      markets: markets.map((market) => ({
        id: market.id,
        main: market.main,
        status: market.status,
        selections: market.selections.map(({ id: selectionId, odds, pointsHundredths }) => ({
          id: selectionId,
          numeratorLong: odds.numerator,
          denominatorLong: odds.denominator,
          points: pointsHundredths === null ? null : pointsHundredths / 100,
        })),
      })),
    })),
  );
  return prices;
}

/** An event of a slate with one market. */
export function eventOfMarket(
  event: Pick<SlateEvent, 'id' | 'name' | 'path' | 'status' | 'startsAt'>,
  market: Omit<Market, 'status' | 'main'>,
): SlateEvent {
  return {
    ...event,
    sport: 'football',
    competitionName: 'NFL',
    competitionPath: '/',
    participants: [],
    homeScore: null,
    awayScore: null,
    clock: null,
    periods: [],
    marketCount: 1,
    markets: [{ ...market, status: 'OPEN', main: true }],
  };
}
