import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { publicQuery } from '../../../platform/data/declare.ts';
import type { Loadable } from '../../../platform/data/loadable.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { Market, Player, SlateEvent } from '../logic/slate.ts';
import { type EventPlayer, type EventStatistics, type Standings, winChances } from '../logic/statistics.ts';
import { EventStatisticsDocument, StandingsDocument } from './eventStatistics.generated.ts';

/** The contract: every ten seconds in play. */
const POLL_MS = 10_000;
/** How long a table is fresh. */
const FRESH_MS = 60_000;

const statistics = publicQuery({
  document: EventStatisticsDocument,
  pollMs: POLL_MS,
  map: ({ eventStatistics: found }): { readonly found: EventStatistics | null } => ({
    found: found && {
      ...found,
      players: found.players.map((player): EventPlayer => ({ ...player, detail: player.position })),
    },
  }),
});

const standings = publicQuery({
  document: StandingsDocument,
  freshMs: FRESH_MS,
  map: ({ standings: found }): { readonly found: Standings | null } => ({ found }),
});

/** Null where nothing is known of the event; undefined until that is known. */
export function useStatistics(eventId: string): EventStatistics | null | undefined {
  const { data, state } = useQuery(statistics, { eventId });
  if (data !== null) return data.found;
  return state === 'failed' ? null : undefined;
}

export function useStandings(competitionId: string): Loadable<{ readonly found: Standings | null }> {
  return useQuery(standings, { competitionId });
}

/** The players with their names, the same list while these are the same: their numbers change with each answer. */
export function useNames(players: readonly EventPlayer[] | undefined): readonly Player[] {
  const key = JSON.stringify((players ?? []).map(({ id, name, side, detail, headshot }) => ({ id, name, side, detail, headshot })));
  return useMemo(() => JSON.parse(key) as readonly Player[], [key]);
}

export interface Chance {
  readonly key: string;
  readonly percent: number;
}

const isWinner = ({ main, type }: Market): boolean => main && (type === 'MONEYLINE' || type === 'MONEYLINE_THREE_WAY');

/** What the prices of the winner say now; none while they are not open, and null where the event has no such market. */
export function useWinChances(event: Pick<SlateEvent, 'id' | 'markets'>): readonly Chance[] | null {
  const { prices } = useServices();
  const market = event.markets.find(isWinner);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = (market?.selections ?? []).map(({ id }) => prices.onSelection(id, listener));
      if (market !== undefined) stops.push(prices.onMarket(market.id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [prices, market],
  );
  const read = (): string => {
    if (market === undefined) return 'null';
    if ((prices.market(market.id) ?? market.status) !== 'OPEN') return '[]';
    const odds = market.selections.map((selection) => prices.selection(selection.id)?.odds ?? selection.odds);
    const percents = winChances(odds.map(({ numerator, denominator }) => (numerator + denominator) / denominator));
    return JSON.stringify(market.selections.map(({ side }, index) => ({ key: side, percent: percents[index] ?? 0 })));
  };
  return JSON.parse(useSyncExternalStore(subscribe, read, read)) as readonly Chance[] | null;
}
