import type { ApolloClient } from '@apollo/client';
import type { OddsFormat } from '../../../../core/odds.ts';
import type { ExternalStore } from '../../../platform/externalStore.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LoginState } from '../logic/betButton.ts';
import type { Pick } from '../logic/slip.ts';
import { apolloBetslipApi } from './apolloBetslipApi.ts';
import { type Betslip, createBetslip } from './createBetslip.ts';
import { KEPT_PLACEMENT, KEPT_SLIP, KEPT_TAB } from './keptDefinitions.ts';

export interface BetslipNeeds {
  readonly platform: Some<
    Platform,
    'session' | 'connection' | 'anonymousToken' | 'clock' | 'timers' | 'report' | 'update' | 'keep'
  >;
  readonly client: ApolloClient;
  readonly oddsFormat: ExternalStore<OddsFormat>;
  /** Bets were placed; the balance after it where the answer told it. */
  readonly onPlaced?: (balanceCents: number | null) => void;
}

/** TypeScript's own Pick; the name stands for a selection here. */
type Some<Whole, Key extends keyof Whole> = { readonly [Name in Key]: Whole[Name] };

/** The betslip of this page, on the real world. Once a page. */
export function startBetslip({ platform, client, oddsFormat, onPlaced = () => undefined }: BetslipNeeds): Betslip {
  const api = apolloBetslipApi(client);
  const slot = platform.keep(KEPT_PLACEMENT);
  let letGo: (() => void) | null = null;

  api.writeOdds(oddsFormat.getSnapshot());
  oddsFormat.subscribe(() => api.writeOdds(oddsFormat.getSnapshot()));

  return createBetslip({
    api,
    login: {
      getSnapshot: (): LoginState => platform.session.getSnapshot().status,
      subscribe: platform.session.subscribe,
    },
    connection: platform.connection,
    anonymousToken: platform.anonymousToken,
    keptTab: platform.keep(KEPT_TAB),
    keptSlip: platform.keep(KEPT_SLIP),
    slot: {
      read: slot.getSnapshot,
      write: (placement) => {
        slot.set(placement);
        return slot.stored();
      },
      loaded: slot.loaded,
    },
    clock: platform.clock,
    timers: platform.timers,
    newId: () => crypto.randomUUID(),
    report: platform.report,
    onPlaced,
    hold: (held) => {
      if (held) letGo ??= platform.update.holdUpdates('betslip');
      else {
        letGo?.();
        letGo = null;
      }
    },
  });
}

/** What price buttons need of the slip. Listeners hear only when the set of picks changes, not of every price and amount. */
export interface BetslipSelections {
  subscribe(listener: () => void): () => void;
  has(selectionId: string): boolean;
  toggle(pick: Pick): void;
}

export function betslipSelections(betslip: Betslip): BetslipSelections {
  const listeners = new Set<() => void>();
  let picked: ReadonlySet<string> = new Set();

  function read(): void {
    const legs = betslip.slip().legs;
    if (legs.length === picked.size && legs.every((leg) => picked.has(leg.selectionId))) return;
    picked = new Set(legs.map((leg) => leg.selectionId));
    for (const listener of [...listeners]) listener();
  }

  betslip.subscribe(read);
  read();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (selectionId) => picked.has(selectionId),
    toggle: betslip.toggle,
  };
}
