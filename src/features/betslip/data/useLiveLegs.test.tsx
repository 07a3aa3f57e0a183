import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { EventState } from '../../../../core/money/eventState.ts';
import { fakeServices } from '../../../../tests/support/fakeServices.ts';
import { stillPrices } from '../../../platform/gallery/stillPrices.ts';
import type { Services } from '../../../platform/services.ts';
import { ServicesContext } from '../../../platform/usePlatform.ts';
import { type LegState, useLegState, useLiveLegs, type WatchedLeg } from './useLiveLegs.ts';

const live = (eventId: string): WatchedLeg => ({ eventId, live: true });
const later = (eventId: string): WatchedLeg => ({ eventId, live: false });

function renderWith<Props>(useHook: (props: Props) => void, initialProps: Props, given: Partial<Services>) {
  const services = fakeServices(given);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesContext value={services}>{children}</ServicesContext>
  );
  return renderHook(useHook, { initialProps, wrapper });
}

/** A slip of these legs, and what it has begun and stopped to watch. */
function slipOf(legs: readonly WatchedLeg[]) {
  const log: string[] = [];
  const watchEvents: Services['watchEvents'] = (eventIds, scope) => {
    log.push(`watch ${eventIds.join()}, prices of ${scope}`);
    return () => void log.push(`stop ${eventIds.join()}`);
  };
  return { log, ...renderWith(useLiveLegs, legs, { watchEvents }) };
}

describe('a slip', () => {
  it('watches the events of its live legs, each once and without their prices', () => {
    expect(slipOf([live('a'), later('b'), live('c'), live('a')]).log).toEqual(['watch a,c, prices of NONE']);
  });

  it('watches nothing without a live leg', () => {
    expect(slipOf([later('b')]).log).toEqual([]);
  });

  it('goes on watching while its live events are the same, watches another from its start on, and none once it is closed', () => {
    const { log, rerender, unmount } = slipOf([live('a'), later('b')]);
    rerender([live('a'), later('b'), live('a')]);
    expect(log).toEqual(['watch a, prices of NONE']);
    rerender([live('a'), live('b')]);
    expect(log.slice(1)).toEqual(['stop a', 'watch a,b, prices of NONE']);
    unmount();
    expect(log.slice(3)).toEqual(['stop a,b']);
  });
});

describe('a live leg', () => {
  const at = (clock: string): EventState => ({ status: 'IN_PLAY', awayScore: 13, homeScore: 10, clock, periods: [] });

  it('has the score and the clock of its event, and those of each change', () => {
    let state: EventState | null = null;
    let tell = (): void => undefined;
    const seen: (LegState | null)[] = [];
    const still = stillPrices({ prices: {}, markets: {}, events: {}, asOf: '' });
    const prices: Services['prices'] = {
      ...still,
      event: (id) => (id === 'a' && state !== null ? { ...state, sequence: 1, asOf: '', silentSince: null, state: 'live' } : null),
      onEvent(id, listener) {
        if (id === 'a') tell = listener;
        return () => undefined;
      },
    };
    renderWith((eventId: string) => void seen.push(useLegState(eventId)), 'a', { prices });
    const change = (next: EventState): void =>
      act(() => {
        state = next;
        tell();
      });
    change(at('Q3 4:12'));
    change({ ...at('Q3 4:12'), periods: [{ label: '1', home: 7, away: 3 }] });
    change(at('Q3 4:11'));
    expect(seen).toEqual([
      null,
      { awayScore: 13, homeScore: 10, clock: 'Q3 4:12' },
      { awayScore: 13, homeScore: 10, clock: 'Q3 4:11' },
    ]);
  });
});
