import { contractFormat } from '../../../../core/money/odds.ts';
import { pointsOf } from '../../../../core/money/points.ts';
import { mutation, playerQuery, publicQuery } from '../../../platform/data/declare.ts';
import type { ExternalStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { SeedEvent } from '../../../platform/prices/liveEvent.ts';
import { runMachine } from '../../../platform/runMachine.ts';
import type { Services } from '../../../platform/services.ts';
import {
  NO_QUICK_BET,
  type QuickBetEffect,
  type QuickBetEvent,
  type QuickBetSlip,
  type QuickBetState,
  quickBetStep,
} from '../logic/placement/quickBet.ts';
import type { QuickEvent } from '../logic/placement/quickOffers.ts';
import type { Betslip } from './betslip.ts';
import { betslipOf } from './betslip.ts';
import { mapError, mapLeg } from './mapSlip.ts';
import type { BetslipNeeds } from './pickGate.ts';
import {
  QuickBetOffersDocument,
  type QuickBetOffersQuery,
  QuickBetPreferenceDocument,
  QuickBetSlipDocument,
  type QuickBetSlipQuery,
  SetQuickBetsDocument,
} from './quickBets.generated.ts';

export interface QuickBetPreference {
  readonly isOn: boolean;
  readonly stakeCents: number;
}

/** The live events, and what seeds the price store. */
export interface QuickOffers {
  readonly events: readonly QuickEvent[];
  readonly seeds: readonly SeedEvent[];
}

export const quickOffers = publicQuery({ document: QuickBetOffersDocument, map: offersOf, pollMs: 30_000 });

function offersOf({ competitionSections }: QuickBetOffersQuery): QuickOffers {
  const events = competitionSections.flatMap(({ name: competition, events: own }) =>
    own.map(({ id, name, markets }) => ({
      eventId: id,
      name,
      competition,
      markets: markets.map((market) => ({
        marketId: market.id,
        name: market.name,
        type: market.type,
        selections: market.selections.map((selection) => ({ selectionId: selection.id, name: selection.name })),
      })),
    })),
  );
  return { events, seeds: competitionSections.flatMap((section) => section.events) };
}

export const quickBetPreference = playerQuery({
  document: QuickBetPreferenceDocument,
  map: ({ account }) => (account === null ? null : preferenceOf(account.userPreferences.quickBets)),
});

export const setQuickBets = mutation({
  document: SetQuickBetsDocument,
  map: (data) => preferenceOf(data.setQuickBets.userPreferences.quickBets),
  writes: (setting, write) => write(quickBetPreference, {}, () => setting),
});

function preferenceOf(fields: { readonly enabled: boolean; readonly betAmount: { readonly amount: number } }): QuickBetPreference {
  return { isOn: fields.enabled, stakeCents: fields.betAmount.amount };
}

const quickBetSlip = playerQuery({ document: QuickBetSlipDocument, map: slipOf });

function slipOf({ quickBetSlip: { draftBet, errors } }: QuickBetSlipQuery): QuickBetSlip {
  const [leg] = draftBet?.draftLegs ?? [];
  return { leg: leg ? mapLeg(leg) : null, errors: [...errors, ...(draftBet?.errors ?? [])].map(mapError) };
}

export interface QuickBetPorts {
  readonly betslip: Pick<Betslip, 'getSnapshot' | 'subscribe' | 'placeQuickBet'>;
  /** Null: no answer. */
  readonly ask: (event: Extract<QuickBetEvent, { type: 'tapped' }>) => Promise<QuickBetSlip | null>;
}

export interface QuickBets extends ExternalStore<QuickBetState> {
  tap(event: Omit<Extract<QuickBetEvent, { type: 'tapped' }>, 'type'>): void;
}

/** The quick bet of a page: one at a time, placed by the slip's machine. */
export function createQuickBets({ betslip, ask }: QuickBetPorts): QuickBets {
  const { send, ...store } = runMachine(NO_QUICK_BET, quickBetStep, perform);
  let isSending = false;

  function perform(effect: QuickBetEffect): void {
    if (effect.type === 'ask') {
      const { selectionId } = effect.pick;
      void ask({ ...effect, type: 'tapped' }).then((slip) =>
        send({ type: 'answered', selectionId, slip, rules: betslip.getSnapshot() }),
      );
      return;
    }
    isSending = true;
    try {
      betslip.placeQuickBet(effect.bet);
    } finally {
      isSending = false;
    }
    // Sent in the same turn, or not at all: offline by now, or another bet is on its way.
    const { placement } = betslip.getSnapshot();
    const isSent = placement.kind === 'sending' && placement.bets.includes(effect.bet);
    if (!isSent) send({ type: 'placement', placement: NOT_SENT });
  }

  betslip.subscribe(() => {
    if (!isSending) send({ type: 'placement', placement: betslip.getSnapshot().placement });
  });
  return { ...store, tap: (event) => send({ ...event, type: 'tapped' }) };
}

const NOT_SENT = { kind: 'idle', reuseId: null, notReceived: true, errors: [], receipt: null } as const;

/** Asks the server for its view of a bet. */
export function askForQuickBet(data: Services['data'], oddsFormat: Services['oddsFormat']): QuickBetPorts['ask'] {
  return async ({ pick, stakeCents }) => {
    const { selectionId, odds, pointsHundredths } = pick;
    const price = { numeratorLong: odds.numerator, denominatorLong: odds.denominator, points: pointsOf(pointsHundredths) };
    const variables = {
      selectionId,
      ...price,
      betAmount: stakeCents,
      oddsFormat: contractFormat(oddsFormat.getSnapshot()),
      includeOddsTrend: true,
    };
    const answer = await data.ask(quickBetSlip, variables);
    return answer.ok ? answer.value : null;
  };
}

export const quickBetsOf = onePerPage((services: BetslipNeeds & Pick<Services, 'data' | 'oddsFormat'>): QuickBets => {
  const { data, oddsFormat } = services;
  return createQuickBets({
    betslip: betslipOf(services),
    ask: askForQuickBet(data, oddsFormat),
  });
});
