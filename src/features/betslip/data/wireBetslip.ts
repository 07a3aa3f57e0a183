import type { OddsFormat } from '../../../../core/odds.ts';
import type { ExternalStore } from '../../../platform/externalStore.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { KeptText } from '../../../platform/storage/keptText.ts';
import type { LoginState } from '../logic/betButton.ts';
import type { Slip } from '../logic/slip.ts';
import { type Betslip, type BetslipPorts, createBetslip, type Kept } from './createBetslip.ts';
import { KEPT_PLACEMENT, KEPT_TAB } from './keptDefinitions.ts';
import { serverBetslipApi } from './serverBetslipApi.ts';
import type { SlipState } from './slipState.ts';

export interface BetslipNeeds {
  readonly platform: Some<
    Platform,
    'data' | 'session' | 'connection' | 'anonymousToken' | 'clock' | 'timers' | 'report' | 'update' | 'keep' | 'keepInTab'
  >;
  readonly oddsFormat: ExternalStore<OddsFormat>;
  /** Bets were placed; the balance after it where the answer told it. */
  readonly onPlaced?: (balanceCents: number | null) => void;
}

/** TypeScript's own Pick; the name stands for a selection here. */
type Some<Whole, Key extends keyof Whole> = { readonly [Name in Key]: Whole[Name] };

/** What the page has of the slip already, before anything moves it. */
export interface WaitingSlip {
  readonly state: SlipState;
  readonly keptSlip: Kept<Slip | null>;
  readonly unsent: KeptText;
  readonly login: ExternalStore<LoginState>;
}

/** What moves the slip, on the real world. */
export function wireBetslip(
  { platform, oddsFormat, onPlaced = () => undefined }: BetslipNeeds,
  { state, keptSlip, unsent, login }: WaitingSlip,
): Betslip {
  const api = serverBetslipApi(platform.data);
  const slot = platform.keep(KEPT_PLACEMENT);
  let letGo: (() => void) | null = null;

  api.writeOdds(oddsFormat.getSnapshot());
  oddsFormat.subscribe(() => api.writeOdds(oddsFormat.getSnapshot()));

  const ports: BetslipPorts = {
    api,
    login,
    connection: platform.connection,
    anonymousToken: platform.anonymousToken,
    keptTab: platform.keep(KEPT_TAB),
    keptSlip,
    unsent,
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
  };
  return createBetslip(ports, state);
}
