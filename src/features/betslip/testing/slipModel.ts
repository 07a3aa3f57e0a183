import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import { ok } from '../../../../core/result.ts';
import { step } from '../logic/machine/slipMachine.ts';
import { FIRST_STATE, type SlipEffect, type SlipEvent, type SlipState, slipOf, unsentPicksOf } from '../logic/machine/slipState.ts';
import type { UnsentPicks } from '../logic/machine/unsent.ts';
import type { BetToPlace, PlacementAnswer } from '../logic/placement/placement.ts';
import type { Slip } from '../logic/slip.ts';
import { bills, oilers } from './fixtures.ts';
import { type Answered, noAnswerTo } from './slipModelAnswers.ts';
import { type Owner, SlipModelServer } from './slipModelServer.ts';

/** For tests: the betslip's machine in a simulated page, device and server, driven by numbers. */

export const PICKS: readonly PickedSelection[] = [
  bills,
  oilers,
  { ...oilers, selectionId: 's-over', marketId: 'm-total', marketName: 'Total' },
];

const TURNS = 60;
/** A request on its way: to the server, then back with its answer. */
interface Operation {
  readonly effect: Answered;
  readonly owner: Owner;
  /** The place of a change in the order in which this tab has sent them, over reloads too. */
  readonly number: number;
  answer: (() => SlipEvent) | null;
}

export class SlipModel {
  state: SlipState = FIRST_STATE;
  readonly server = new SlipModelServer((owner) => this.push(owner));
  operations: Operation[] = [];
  /** Sent, not yet at the server, and no page waits for the answer: after a reload, or when the page gave up. */
  inTransit: Operation[] = [];
  timers = new Map<string, SlipEvent>();
  waiting: SlipEffect[] = [];
  isLoaded = false;
  online = true;
  login: SlipState['login'] = 'loggedOut';
  unsent: UnsentPicks | null = null;
  openId: string | null = null;
  storedSlip: Record<Owner, Slip | null> = { player: null, visitor: null };
  readonly decided = new Map<string, PlacementAnswer>();
  /** Ids that were sent and whose outcome no page has learned. */
  readonly undecided = new Set<string>();
  private readonly sentBets = new Map<string, readonly BetToPlace[]>();
  /** Picks that the player made and that were neither removed nor placed, nor reported as not added. */
  wanted = new Set<string>();
  readonly violations: string[] = [];
  /** Pushes of the server that the page has not received yet, in order; null while the page does not watch the slip. */
  pushes: Slip[] | null = null;
  private ids = 0;
  private sent = 0;

  constructor() {
    this.begin();
  }

  get owner(): Owner {
    return this.login === 'loggedIn' ? 'player' : 'visitor';
  }

  get shown(): readonly string[] {
    return slipOf(this.state).legs.map((leg) => leg.selectionId);
  }

  send(event: SlipEvent): void {
    const { state, effects } = step(this.state, event);
    this.state = state;
    for (const effect of effects) this.perform(effect);
  }

  /** The effects' code has been loaded, or not: then the next effect tries again. */
  load(works: boolean): void {
    if (this.isLoaded || this.waiting.length === 0) return;
    if (works) {
      this.isLoaded = true;
      for (const effect of this.waiting.splice(0)) this.perform(effect);
      this.send({ type: 'loaded' });
    } else {
      const notAdded = this.state.pending.flatMap((one) =>
        one.kind === 'add' ? [one.pick] : one.kind === 'featured' ? one.picks : [],
      );
      this.send({ type: 'loadFailed' });
      this.waiting = [];
      // The player has been told. The slip that was stored may show one of them still: as it was before, not as it is at the server.
      for (const { selectionId } of notAdded) this.wanted.delete(selectionId);
    }
  }

  toggle(pick: PickedSelection): void {
    const changes = this.state.lastChangeId;
    this.send({ type: 'toggled', pick });
    // Refused with a message: a bet is being placed, or the page is offline.
    if (this.state.lastChangeId === changes) return;
    if (this.shown.includes(pick.selectionId)) this.wanted.add(pick.selectionId);
    else this.wanted.delete(pick.selectionId);
  }

  clear(): void {
    this.send({ type: 'cleared' });
    if (this.shown.length === 0) this.wanted.clear();
  }

  remove({ selectionId }: PickedSelection): void {
    this.send({ type: 'removed', selectionId });
    if (!this.shown.includes(selectionId)) this.wanted.delete(selectionId);
  }

  /** A featured parlay of the last two picks, added or in place of the slip. */
  feature(replaces: boolean): void {
    const changes = this.state.lastChangeId;
    const bet = { featuredBetId: 'featured', selectionOrigin: 'link', picks: PICKS.slice(1) };
    this.send({ type: 'featuredAdded', bet, replaces });
    // Refused with a message. A placement that the step opened may lock the slip right after it, so what is shown says nothing.
    if (!this.state.requests.some(({ kind, changeId }) => kind === 'featured' && changeId > changes)) return;
    this.wanted = new Set([...(replaces ? [] : this.wanted), ...bet.picks.map(({ selectionId }) => selectionId)]);
  }

  /** The first two picks by a link, added or in place of the slip. */
  link(replaces: boolean): void {
    const changes = this.state.lastChangeId;
    this.send({ type: 'linkedAdded', picks: PICKS.slice(0, 2), replaces });
    const taken = this.state.requests.filter(({ changeId }) => changeId > changes);
    if (replaces && taken.some(({ kind }) => kind === 'clear')) this.wanted.clear();
    for (const one of taken) if (one.kind === 'add') this.wanted.add(one.pick.selectionId);
  }

  /** What the last removal took away is shown again, and expected from now on. */
  undo(): void {
    const removed = this.state.removed?.picks ?? [];
    const changes = this.state.lastChangeId;
    this.send({ type: 'removalUndone' });
    if (this.state.lastChangeId > changes) for (const { selectionId } of removed) this.wanted.add(selectionId);
  }

  /** The prices of the legs as shown differ from those of the server. */
  get isStale(): boolean {
    return slipOf(this.state).legs.some((leg) => leg.current.pointsHundredths !== this.server.price);
  }

  movePrices(): void {
    this.server.price += 1;
    this.push(this.owner);
  }

  /** The oldest update that the server sent by itself arrives. */
  receive(): void {
    const slip = this.pushes?.shift();
    if (slip) this.send({ type: 'pushed', slip });
  }

  setOnline(online: boolean): void {
    if (!online) this.pushes = null;
    this.online = online;
    this.send({ type: 'connectionChanged', online, live: online });
  }

  setLogin(login: 'loggedIn' | 'loggedOut'): void {
    if (login === this.login) return;
    this.login = login;
    this.send({ type: 'loginChanged', login });
  }

  /** Another tab of the player sends a placement. */
  placeInOtherTab(): void {
    if (this.login !== 'loggedIn' || this.undecided.size > 0) return;
    this.ids += 1;
    this.openId = `tab-${this.ids}`;
    this.undecided.add(this.openId);
  }

  /** The request arrives at the server. */
  arrive(index: number): void {
    const operation = this.operations.filter(({ answer }) => answer === null)[index];
    if (operation) operation.answer = this.serve(operation);
  }

  /** The answer arrives at the page; null: it is lost. */
  answer(index: number, isLost = false): void {
    const operation = this.operations[index];
    if (!operation || (operation.answer === null && !isLost)) return;
    this.operations = this.operations.filter((one) => one !== operation);
    if (isLost) {
      if (operation.answer === null) this.inTransit.push(operation);
      this.send(noAnswerTo(operation.effect, 'NO_ANSWER'));
    } else if (operation.owner !== this.owner) this.send(noAnswerTo(operation.effect, 'OTHER_OWNER'));
    else if (operation.answer) this.send(operation.answer());
  }

  /** So many requests arrive and are answered at once. */
  flow(requests: number): void {
    this.load(true);
    for (let turn = 0; turn < requests && this.operations.length > 0; turn += 1) {
      this.arrive(0);
      this.answer(this.operations.findIndex(({ answer }) => answer !== null));
    }
  }

  fire(index: number): void {
    const [key, event] = [...this.timers][index] ?? [];
    if (key === undefined || event === undefined) return;
    this.timers.delete(key);
    this.send(event);
  }

  /** A request that no page waits for arrives at the server. */
  arriveLast(index: number): void {
    const [operation] = this.inTransit.splice(index, 1);
    if (operation) this.serve(operation);
  }

  /** A new page: what was under way has arrived, is lost or arrives at any time, and only what is stored remains. */
  reload(fate: 'arrives' | 'lost' | 'inTransit'): void {
    for (const operation of this.operations.filter(({ answer }) => answer === null)) {
      if (fate === 'arrives') this.serve(operation);
      else if (fate === 'inTransit') this.inTransit.push(operation);
    }
    this.operations = [];
    this.timers = new Map();
    this.waiting = [];
    this.isLoaded = false;
    this.pushes = null;
    this.state = FIRST_STATE;
    this.begin();
  }

  /**
   * Everything that a page waits for arrives until nothing is under way; the slip's poll does not end, so it fires only a few times.
   * @param lastTurn when the requests arrive that no page waits for; past the end they never do.
   */
  settle(lastTurn: number): void {
    this.setOnline(true);
    let polls = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      if (turn === lastTurn) for (const operation of this.inTransit.splice(0)) this.serve(operation);
      this.load(true);
      while (this.pushes !== null && this.pushes.length > 0) this.receive();
      if (this.operations.length > 0) {
        this.arrive(0);
        this.answer(this.operations.findIndex(({ answer }) => answer !== null));
      } else if (turn > lastTurn && this.isQuiet()) {
        // Once more, after everything else.
        if (polls === 1) return;
        polls += 1;
        this.fire(0);
      } else if (turn % 4 === 0) this.fire(turn % Math.max(this.timers.size, 1));
    }
  }

  private isQuiet(): boolean {
    const isPolling = this.timers.size === 1 && this.timers.has('poll');
    return isPolling && this.state.requests.length === 0 && this.state.placement.kind === 'idle';
  }

  private begin(): void {
    this.send({ type: 'connectionChanged', online: this.online, live: this.online });
    this.send({ type: 'tokenChanged', token: 'token' });
    this.send({ type: 'unsentFound', unsent: this.unsent });
    this.send({ type: 'slipRestored', slip: this.storedSlip[this.owner] });
    this.send({ type: 'loginChanged', login: this.login });
  }

  private perform(effect: SlipEffect): void {
    if (effect.type === 'notify' && effect.notice.type === 'danger') this.reported();
    else if (effect.type === 'storeUnsent') this.storeUnsent();
    else if (effect.type === 'notify') return;
    else if (this.isLoaded) this.performLoaded(effect);
    else this.waiting.push(effect);
  }

  private performLoaded(effect: SlipEffect): void {
    switch (effect.type) {
      case 'storeAndSend':
        this.checkPlacement(effect.requestId);
        this.openId = effect.requestId;
        this.undecided.add(effect.requestId);
        if (this.state.placement.kind === 'sending') this.sentBets.set(effect.requestId, this.state.placement.bets);
        this.request(effect);
        return;
      case 'send':
        this.request(effect);
        return;
      case 'lookUp':
      case 'read':
      case 'askPlacement':
        this.request(effect);
        return;
      case 'after':
        this.timers.set(effect.key, effect.event);
        return;
      case 'openPlacement':
        this.ids += 1;
        this.send({
          type: 'placementOpened',
          isClicked: effect.isClicked,
          freshId: `id-${this.ids}`,
          openId: this.login === 'loggedIn' ? this.openId : null,
        });
        return;
      case 'forget':
        if (this.openId === effect.requestId) this.openId = null;
        return;
      case 'watch':
        this.pushes = [];
        this.push(this.owner);
        return;
      case 'unwatch':
        this.pushes = null;
        return;
      case 'storeSlip':
        this.storedSlip[this.owner] = effect.slip;
        return;
      case 'report':
        if (effect.scope === 'betslip.promote') this.reported();
        return;
      default:
        return;
    }
  }

  private request(effect: Answered): void {
    if (effect.type === 'send') this.sent += 1;
    this.operations.push({ effect, owner: this.owner, number: this.sent, answer: null });
  }

  /** The player has been told, so what is not shown now is no longer expected. */
  private reported(): void {
    this.wanted = new Set(this.shown.filter((id) => this.wanted.has(id)));
  }

  private storeUnsent(): void {
    const isPlayer =
      this.state.owner === 'unknown' ? (this.state.earlierUnsent?.isPlayer ?? null) : this.state.owner === 'loggedIn';
    const picks = unsentPicksOf(this.state);
    this.unsent = picks.length === 0 ? null : { at: 0, isPlayer, picks };
  }

  private checkPlacement(requestId: string): void {
    const others = [...this.undecided].filter((id) => id !== requestId);
    if (others.length > 0) this.violations.push(`${requestId} was sent while ${others.join()} was undecided`);
    if (!this.online) this.violations.push(`${requestId} was sent while offline`);
  }

  private serve({ effect, owner, number }: Operation): () => SlipEvent {
    switch (effect.type) {
      case 'send': {
        this.server.apply(effect.request, owner, number);
        const slip = this.server.slip(owner);
        return () => ({ type: 'answered', changeId: effect.request.changeId, outcome: ok({ slip, errors: [] }) });
      }
      case 'lookUp': {
        const slip = this.server.slip(owner);
        return () => ({ type: 'lookedUp', changeId: effect.changeId, slip });
      }
      case 'read': {
        const slip = this.server.slip(owner);
        return () => ({ type: 'read', readId: effect.readId, outcome: ok(slip), now: 0 });
      }
      case 'askPlacement': {
        const { requestId } = effect;
        const answer = this.decided.get(requestId);
        if (answer === undefined) {
          const isOut = this.operations.some((one) => one.effect.type === 'storeAndSend' && one.effect.requestId === requestId);
          const sent = { fate: isOut ? 'out' : 'lost', ageMs: 60_000 } as const;
          return () => ({ type: 'placement', event: { type: 'unknown', requestId, sent }, slip: null });
        }
        return () => this.learned(requestId, { type: 'placement', event: { type: 'checked', requestId, answer }, slip: null });
      }
      case 'storeAndSend': {
        const { requestId } = effect;
        const bets = this.sentBets.get(requestId) ?? [];
        const answer = this.decided.get(requestId) ?? { kind: 'PLACED', bets: [], balanceCents: null };
        if (!this.decided.has(requestId)) {
          this.decided.set(requestId, answer);
          for (const { selectionId } of bets.flatMap((bet) => bet.legs)) {
            this.wanted.delete(selectionId);
            this.server.take(owner, selectionId);
          }
        }
        const slip = this.server.slip(owner);
        return () => this.learned(requestId, { type: 'placement', event: { type: 'answered', requestId, answer }, slip });
      }
    }
  }

  private push(owner: Owner): void {
    if (owner === this.owner) this.pushes?.push(this.server.slip(owner));
  }

  private learned(requestId: string, event: SlipEvent): SlipEvent {
    this.undecided.delete(requestId);
    return event;
  }
}
