import { lazyModule } from '../../../../core/lazyModule.ts';
import { err } from '../../../../core/result.ts';
import { type MoneyRequestEvent, moneyRequest } from '../../../platform/data/moneyRequest.ts';
import { soundsOf } from '../../../platform/devicePreferences.ts';
import { derivedStore } from '../../../platform/externalStore.ts';
import type { Services } from '../../../platform/services.ts';
import { beginUnfinished } from '../../../platform/unfinished/beginUnfinished.ts';
import { playerOf } from '../../../player/index.ts';
import { newErrors } from '../logic/errorScopes.ts';
import { sameGameLegs } from '../logic/machine/sameGame.ts';
import type { SlipEffect, SlipRequest } from '../logic/machine/slipState.ts';
import type { TabState } from '../logic/machine/tabs.ts';
import { pointsRequest } from '../logic/machine/teaserChoice.ts';
import { type BetToPlace, heldMsOf, type PlacementAnswer } from '../logic/placement/placement.ts';
import { bySection } from '../logic/sections.ts';
import type { Slip } from '../logic/slip.ts';
import { OUTDATED_ERROR } from '../logic/slipErrors.ts';
import { createChangeOrder } from './changeOrder.ts';
import { PERSISTED_PLACEMENT, PERSISTED_TAB, PLACEMENT_KEY } from './persistedDefinitions.ts';
import { serverBetslipApi } from './serverBetslipApi.ts';
import type { ChangeOutcome, EffectsPorts, PerformEffect, SlipMachine } from './slipPorts.ts';

const tone = lazyModule(() => import('../../../platform/playTone.ts'));

/** A player's rewards and credits are not stored on the device, nor the slip's id, which is the player's. */
function impersonal(slip: Slip): Slip {
  const sections = bySection((kind) => {
    const draftBets = slip.sections[kind].draftBets.map(({ rewards: _rewards, ...bet }) => bet);
    return { ...slip.sections[kind], draftBets };
  });
  return { ...slip, id: '', sections };
}

/** Performs the effects of the betslip's machine. */
export function slipEffects(ports: EffectsPorts, machine: SlipMachine): PerformEffect {
  const { api, clock, timers, persistedTab, persistedSlip } = ports;
  const { send } = machine;
  const timersByKey = new Map<string, () => void>();
  const placements = moneyRequest<readonly BetToPlace[], PlacementNews>({
    stored: ports.openPlacements,
    clock,
    timers,
    raise: onPlacement,
    definition: { keyOf: () => PLACEMENT_KEY, heldMs: heldMsOf, send: place, check },
  });
  let stopWatching = (): void => undefined;

  /** The notification of this page's own write. */
  let isStoringTab = false;
  const restoreTab = (): void => {
    if (!isStoringTab) send({ type: 'tabRestored', tab: persistedTab.getSnapshot() });
  };
  persistedTab.subscribe(restoreTab);
  restoreTab();

  let isAcknowledgementDue = ports.isAcknowledgementDue.getSnapshot();
  ports.isAcknowledgementDue.subscribe(() => {
    const wasDue = isAcknowledgementDue;
    isAcknowledgementDue = ports.isAcknowledgementDue.getSnapshot();
    if (wasDue && !isAcknowledgementDue) send({ type: 'acknowledged' });
  });

  let balanceCents = ports.balanceCents.getSnapshot();
  ports.balanceCents.subscribe(() => {
    const before = balanceCents;
    balanceCents = ports.balanceCents.getSnapshot();
    if (before !== null && balanceCents !== null && balanceCents > before) send({ type: 'funded' });
  });

  return function perform(effect: SlipEffect): void {
    switch (effect.type) {
      case 'send':
        void answer(effect.request);
        return;
      case 'lookUp':
        void lookUp(effect.changeId);
        return;
      case 'read':
        void read(effect);
        return;
      case 'readOddsAcceptance':
        void readOddsAcceptance();
        return;
      case 'storeOddsAcceptance':
        void storeOddsAcceptance(effect);
        return;
      case 'watch':
        stopWatching();
        stopWatching = api.watch((slip) => send({ type: 'pushed', slip }));
        return;
      case 'unwatch':
        stopWatching();
        return;
      case 'after':
        timersByKey.get(effect.key)?.();
        timersByKey.set(
          effect.key,
          timers.after(effect.delayMs, () => send(effect.event)),
        );
        return;
      case 'openPlacement':
        void openPlacement(effect);
        return;
      case 'storeAndSend':
        storeAndSend(effect);
        return;
      case 'askPlacement':
        void placements.check(effect.requestId);
        return;
      case 'forget':
        placements.forget(effect.requestId);
        return;
      case 'placed':
        ports.onPlaced(effect.balanceCents);
        return;
      case 'storeTab':
        storeTab(effect.tab);
        return;
      case 'storeSlip':
        persistedSlip.set(effect.slip && impersonal(effect.slip));
        return;
      case 'hold':
        ports.hold(effect.held);
        return;
      case 'report':
        ports.report(effect.scope, effect.reason);
        return;
      case 'track':
        for (const error of newErrors(effect.before, effect.after)) ports.trackError(error);
        return;
    }
  };

  async function answer(request: SlipRequest): Promise<void> {
    send({ type: 'answered', changeId: request.changeId, outcome: await ask(request) });
  }

  function ask(request: SlipRequest): ChangeOutcome {
    switch (request.kind) {
      case 'add':
        return api.add(request.pick);
      case 'featured':
        return api.addFeatured(request.featuredBetId, request.selectionOrigin);
      case 'remove':
        return api.remove(request.selectionId);
      case 'clear':
        return api.clear();
      case 'clearTeaser':
        return api.clearTeaser();
      case 'points':
        return choosePoints(request.pointsHundredths);
      case 'accept':
        return api.accept(request.legs, request.isAutomatic ? [] : sameGameLegs(machine.getSnapshot(), request.legs));
      case 'amount':
        return api.setAmount(request.draftBetId, request.draft?.field ?? 'BET', request.draft?.cents ?? 0);
      case 'reward':
        return api.chooseReward(request.draftBetId, request.reward);
      case 'promote':
        return api.promote(request.token, request.draftBets);
    }
  }

  async function choosePoints(pointsHundredths: number): ChangeOutcome {
    const request = pointsRequest(machine.getSnapshot(), pointsHundredths);
    return request === null ? err('INVALID_INPUT') : api.choosePoints(request);
  }

  async function lookUp(changeId: number): Promise<void> {
    const outcome = await api.fetch();
    send({ type: 'lookedUp', changeId, slip: outcome.ok ? outcome.value : null });
  }

  async function read({ readId, checksLocation = false }: Extract<SlipEffect, { type: 'read' }>): Promise<void> {
    // Also without an answer: the slip that is read next says what holds.
    if (checksLocation) await api.checkLocation();
    const outcome = await api.fetch();
    send({ type: 'read', readId, outcome, now: clock.now() });
  }

  async function readOddsAcceptance(): Promise<void> {
    const outcome = await api.oddsAcceptance();
    if (outcome.ok) send({ type: 'oddsAcceptanceRead', oddsAcceptance: outcome.value });
  }

  async function storeOddsAcceptance({
    oddsAcceptance,
    before,
  }: Extract<SlipEffect, { type: 'storeOddsAcceptance' }>): Promise<void> {
    const outcome = await api.setOddsAcceptance(oddsAcceptance);
    if (!outcome.ok && outcome.error !== 'OTHER_OWNER') send({ type: 'oddsAcceptanceRefused', before });
  }

  function storeTab(tab: TabState): void {
    const persisted = persistedTab.getSnapshot();
    if (persisted?.tab === tab.tab && persisted.isNew === tab.isNew) return;
    isStoringTab = true;
    persistedTab.set(tab);
    isStoringTab = false;
  }

  async function openPlacement({ isClicked }: Extract<SlipEffect, { type: 'openPlacement' }>): Promise<void> {
    // An earlier page's placement is read from storage; the bets of a click are placed in the same turn, before a second click.
    if (!isClicked) await placements.loaded();
    const openId = placements.open()[PLACEMENT_KEY]?.requestId ?? null;
    send({ type: 'placementOpened', isClicked, freshId: isClicked ? ports.newId() : '', openId });
  }

  function storeAndSend(effect: Extract<SlipEffect, { type: 'storeAndSend' }>): void {
    const { placement } = machine.getSnapshot();
    // Given up by a log-out before anything was sent.
    if (placement.kind !== 'sending' || placement.requestId !== effect.requestId) return;
    void placements.send(effect, placement.bets);
  }

  async function place(placementId: string, bets: readonly BetToPlace[], wasSent: boolean): Promise<PlacementNews | null> {
    const outcome = await api.place({ placementId, bets }, ports.keepsSelections.getSnapshot());
    if (outcome.ok) return decided(outcome.value);
    if (outcome.error === 'OUTDATED')
      return { answer: { kind: wasSent ? 'NOT_DECIDED' : 'REJECTED', errors: [OUTDATED_ERROR] }, slip: null };
    if (outcome.error !== 'OTHER_OWNER') ports.report('betslip.place', outcome.error);
    return null;
  }

  async function check(placementId: string): Promise<PlacementNews | 'unknown' | null> {
    const outcome = await api.placement(placementId);
    if (outcome.ok) return outcome.value === null ? 'unknown' : decided({ answer: outcome.value, slip: null });
    // Only the next version can learn the outcome, from the stored id.
    if (outcome.error === 'OUTDATED') ports.hold(false);
    return null;
  }

  function decided(news: PlacementNews): PlacementNews {
    if (news.answer.kind === 'REJECTED') ports.onRefused(news.answer.errors);
    return news;
  }

  function onPlacement(event: MoneyRequestEvent<PlacementNews>): void {
    if ('answer' in event) send({ type: 'placement', event: { ...event, answer: event.answer.answer }, slip: event.answer.slip });
    else send({ type: 'placement', event, slip: null });
  }
}

/** The answer to a placement, with the slip after it where the server sends it along. */
interface PlacementNews {
  readonly answer: PlacementAnswer;
  readonly slip: Slip | null;
}

export type EffectsNeeds = Pick<
  Services,
  'data' | 'clock' | 'timers' | 'report' | 'analytics' | 'unfinished' | 'persist' | 'persistInTab' | 'oddsFormat'
>;

/** The effects with the services of the page. */
export function pageEffects(
  services: EffectsNeeds,
  shared: Pick<EffectsPorts, 'persistedSlip' | 'keepsSelections'>,
  machine: SlipMachine,
): PerformEffect {
  const { oddsFormat } = services;
  const player = playerOf(services);
  const newId = (): string => crypto.randomUUID();
  const api = serverBetslipApi(services.data, createChangeOrder(services.persistInTab('betslip.changes.1'), newId));
  const sounds = soundsOf(services);
  let endOfBet: (() => void) | null = null;

  api.writeOdds(oddsFormat.getSnapshot());
  oddsFormat.subscribe(() => api.writeOdds(oddsFormat.getSnapshot()));

  const ports: EffectsPorts = {
    api,
    persistedTab: services.persist(PERSISTED_TAB),
    ...shared,
    openPlacements: services.persist(PERSISTED_PLACEMENT),
    clock: services.clock,
    timers: services.timers,
    newId,
    report: services.report,
    trackError: (error) => services.analytics.track('BETSLIP_ERROR', error),
    onPlaced: (balanceCents) => {
      player.betsPlaced(balanceCents);
      if (sounds.getSnapshot()) void tone.load().then(({ playTone }) => playTone(), services.report.bind(null, 'betslip.sound'));
    },
    onRefused: player.betsRefused,
    isAcknowledgementDue: derivedStore(player, ({ account }) => account?.notices.acknowledgement ?? false),
    balanceCents: derivedStore(player, ({ balances }) => balances?.playableCents ?? null),
    hold: (held) => {
      if (held) endOfBet ??= beginUnfinished(services.unfinished, 'bet', 'Your bet is being placed');
      else {
        endOfBet?.();
        endOfBet = null;
      }
    },
  };
  return slipEffects(ports, machine);
}
