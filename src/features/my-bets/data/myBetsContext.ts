import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { OddsFormat } from '../../../../core/odds.ts';
import { useStore } from '../../../platform/externalStore.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { BetLeg } from '../logic/bet.ts';
import type { LiveFacts } from '../logic/betText.ts';
import { createMyBets, type MyBets, type MyBetsState } from './createMyBets.ts';
import { apolloMyBetsApi } from './myBetsApi.ts';

/** What the pages of My Bets are drawn from. */
export interface MyBetsWorld {
  readonly myBets: MyBets;
  readonly prices: PlatformServices['prices'];
  readonly clock: PlatformServices['clock'];
  readonly connection: PlatformServices['connection'];
  readonly oddsFormat: OddsFormat;
}

/** My Bets on the real world; one a page. */
export function startMyBets(services: Pick<PlatformServices, 'apollo' | 'connection' | 'timers'>): MyBets {
  return createMyBets({ api: apolloMyBetsApi(services.apollo), connection: services.connection, timers: services.timers });
}

export const MyBetsContext = createContext<MyBetsWorld | null>(null);

export function useMyBetsWorld(): MyBetsWorld {
  const world = useContext(MyBetsContext);
  if (world === null) throw new Error('This belongs into a MyBetsContext');
  return world;
}

/** Both tabs, read and kept live while the page is shown. */
export function useMyBets(): MyBetsState {
  const { myBets } = useMyBetsWorld();
  useEffect(() => myBets.open(), [myBets]);
  return useStore(myBets);
}

export function useIsOnline(): boolean {
  return useStore(useMyBetsWorld().connection).online;
}

/** Keeps the events of undecided legs live while they are on screen. */
export function useWatchLegs(legs: readonly BetLeg[]): void {
  const { prices, myBets } = useMyBetsWorld();
  const undecided = legs.filter((leg) => leg.outcome === 'PENDING').map((leg) => leg.eventId);
  const key = [...new Set(undecided)].slice(0, MAXIMUM_WATCHED).join(' ');
  useEffect(() => {
    if (key === '') return;
    const ids = key.split(' ');
    const stops = ids.map((id) =>
      prices.onEvent(id, () => {
        const status = prices.event(id)?.status;
        if (status === 'FINISHED' || status === 'CANCELLED') myBets.eventOver(id);
      }),
    );
    stops.push(prices.watch(ids));
    return () => {
      for (const stop of stops) stop();
    };
  }, [prices, myBets, key]);
}

/** As many as one subscription takes. */
const MAXIMUM_WATCHED = 200;

/** What is live about the events of these legs, in their order; as the bet itself knew it until the first word comes. */
export function useLiveFacts(legs: readonly BetLeg[]): readonly LiveFacts[] {
  const { prices } = useMyBetsWorld();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = legs.map((leg) => prices.onEvent(leg.eventId, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [prices, legs],
  );
  // An event's state is another object with every price that moves; only what is read here counts.
  const read = (): string => JSON.stringify(legs.map((leg) => factsOf(leg, prices)));
  return JSON.parse(useSyncExternalStore(subscribe, read, read)) as readonly LiveFacts[];
}

function factsOf(leg: BetLeg, prices: PlatformServices['prices']): LiveFacts {
  const known = leg.outcome === 'PENDING' ? prices.event(leg.eventId) : null;
  return known === null
    ? { status: leg.eventStatus, homeScore: leg.homeScore, awayScore: leg.awayScore, clock: leg.clock }
    : { status: known.status, homeScore: known.homeScore, awayScore: known.awayScore, clock: known.clock };
}
