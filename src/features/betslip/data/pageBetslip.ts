import type { ExternalStore } from '../../../platform/externalStore.ts';
import type { Services } from '../../../platform/services.ts';
import type { PersistedText } from '../../../platform/storage/persistedText.ts';
import type { LoginState } from '../logic/betButton.ts';
import type { Slip } from '../logic/slip.ts';
import { type Betslip, type BetslipPorts, createBetslip, type Persisted } from './createBetslip.ts';
import { PERSISTED_PLACEMENT, PERSISTED_TAB } from './persistedDefinitions.ts';
import { serverBetslipApi } from './serverBetslipApi.ts';
import type { SlipState } from './slipState.ts';

export type BetslipNeeds = Pick<
  Services,
  | 'data'
  | 'session'
  | 'connection'
  | 'anonymousToken'
  | 'clock'
  | 'timers'
  | 'report'
  | 'analytics'
  | 'update'
  | 'persist'
  | 'persistInTab'
  | 'oddsFormat'
  | 'betsPlaced'
>;

/** The parts of the slip that the page has before the betslip's logic is loaded. */
export interface EagerSlip {
  readonly state: SlipState;
  readonly persistedSlip: Persisted<Slip | null>;
  readonly unsent: PersistedText;
  readonly login: ExternalStore<LoginState>;
}

/** The betslip's logic with the services of the page. */
export function createPageBetslip(services: BetslipNeeds, { state, persistedSlip, unsent, login }: EagerSlip): Betslip {
  const { oddsFormat } = services;
  const api = serverBetslipApi(services.data);
  const slot = services.persist(PERSISTED_PLACEMENT);
  let releaseUpdates: (() => void) | null = null;

  api.writeOdds(oddsFormat.getSnapshot());
  oddsFormat.subscribe(() => api.writeOdds(oddsFormat.getSnapshot()));

  const ports: BetslipPorts = {
    api,
    login,
    connection: services.connection,
    anonymousToken: services.anonymousToken,
    persistedTab: services.persist(PERSISTED_TAB),
    persistedSlip,
    unsent,
    slot: {
      read: slot.getSnapshot,
      write: (placement) => {
        slot.set(placement);
        return slot.stored();
      },
      loaded: slot.loaded,
    },
    clock: services.clock,
    timers: services.timers,
    newId: () => crypto.randomUUID(),
    report: services.report,
    trackError: (error) => services.analytics.track('BETSLIP_ERROR', error),
    onPlaced: services.betsPlaced,
    hold: (held) => {
      if (held) releaseUpdates ??= services.update.holdUpdates('betslip');
      else {
        releaseUpdates?.();
        releaseUpdates = null;
      }
    },
  };
  return createBetslip(ports, state);
}
