import type { PickedSelection } from '../../../../core/pickedSelection.ts';
import { err, ok } from '../../../../core/result.ts';
import { bills, slipOf as builtSlip, oilers } from './fixtures.ts';
import { withPending } from './optimistic.ts';
import type { PlacementAnswer } from './placement.ts';
import type { Slip } from './slip.ts';
import { step } from './slipMachine.ts';
import {
  FIRST_STATE,
  type SlipEffect,
  type SlipEvent,
  type SlipRequest,
  type SlipState,
  slipOf,
  unsentPicksOf,
} from './slipState.ts';
import type { UnsentPicks } from './unsent.ts';

/** For tests: the betslip's machine in a simulated page, device and server, driven by numbers. */

export const PICKS: readonly PickedSelection[] = [
  bills,
  oilers,
  { ...oilers, selectionId: 's-over', marketId: 'm-total', marketName: 'Total' },
];

type Owner = 'player' | 'visitor';
type Answered = Extract<SlipEffect, { type: 'send' | 'lookUp' | 'read' | 'askPlacement' | 'storeAndSend' }>;

/** A request on its way: to the server, then back with its answer. */
interface Operation {
  readonly effect: Answered;
  readonly owner: Owner;
  answer: (() => SlipEvent) | null;
}

export class SlipModel {
  state: SlipState = FIRST_STATE;
  readonly server: Record<Owner, Slip> = { player: emptySlip('player'), visitor: emptySlip('visitor') };
  operations: Operation[] = [];
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
  /** Picks that the player made and that were neither removed nor placed, nor reported as not added. */
  wanted = new Set<string>();
  readonly violations: string[] = [];
  private ids = 0;
  private revision = 0;

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
      this.send({ type: 'loadFailed' });
      this.waiting = [];
    }
  }

  toggle(pick: PickedSelection): void {
    this.send({ type: 'toggled', pick });
    if (this.shown.includes(pick.selectionId)) this.wanted.add(pick.selectionId);
    else this.wanted.delete(pick.selectionId);
  }

  clear(): void {
    this.send({ type: 'cleared' });
    if (this.shown.length === 0) this.wanted.clear();
  }

  setOnline(online: boolean): void {
    this.online = online;
    this.send({ type: 'connectionChanged', online, live: online });
  }

  setLogin(login: 'loggedIn' | 'loggedOut'): void {
    if (login === this.login) return;
    // At log-out the picks go to a visitor's slip only if that is empty.
    const isTaken = this.server.visitor.legs.length > 0 || this.operations.some(({ owner }) => owner === 'visitor');
    if (login === 'loggedOut' && isTaken) this.wanted.clear();
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
    if (isLost) this.send(this.noAnswer(operation, 'NO_ANSWER'));
    else if (operation.owner !== this.owner) this.send(this.noAnswer(operation, 'OTHER_OWNER'));
    else if (operation.answer) this.send(operation.answer());
  }

  fire(index: number): void {
    const [key, event] = [...this.timers][index] ?? [];
    if (key === undefined || event === undefined) return;
    this.timers.delete(key);
    this.send(event);
  }

  /** A new page: what was under way has arrived or is lost, and only what is stored remains. */
  reload(arrives: boolean): void {
    for (const operation of this.operations) if (arrives && operation.answer === null) this.serve(operation);
    this.operations = [];
    this.timers = new Map();
    this.waiting = [];
    this.isLoaded = false;
    this.state = FIRST_STATE;
    this.begin();
  }

  /** Everything arrives until nothing is under way; the slip's poll does not end, so it fires only a few times. */
  settle(): void {
    this.setOnline(true);
    for (let turn = 0; turn < 60; turn += 1) {
      this.load(true);
      if (this.operations.length > 0) {
        this.arrive(0);
        this.answer(this.operations.findIndex(({ answer }) => answer !== null));
      } else if (turn % 4 === 0) this.fire(turn % Math.max(this.timers.size, 1));
    }
  }

  private begin(): void {
    this.send({ type: 'connectionChanged', online: this.online, live: this.online });
    this.send({ type: 'tokenChanged', token: 'token' });
    this.send({ type: 'leftFound', left: this.unsent });
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
        this.checkPlacement(effect.request.placementId);
        this.openId = effect.request.placementId;
        this.undecided.add(effect.request.placementId);
        this.operations.push({ effect, owner: this.owner, answer: null });
        return;
      case 'send':
        this.operations.push({ effect, owner: this.owner, answer: null });
        return;
      case 'lookUp':
      case 'read':
      case 'askPlacement':
        this.operations.push({ effect, owner: this.owner, answer: null });
        return;
      case 'after':
        this.timers.set(effect.key, effect.event);
        return;
      case 'openPlacement':
        this.ids += 1;
        this.send({
          type: 'placementOpened',
          bets: effect.bets,
          freshId: `id-${this.ids}`,
          openId: this.login === 'loggedIn' ? this.openId : null,
        });
        return;
      case 'forget':
        if (this.openId === effect.placementId) this.openId = null;
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

  /** The player has been told, so what is not shown now is no longer expected. */
  private reported(): void {
    this.wanted = new Set(this.shown.filter((id) => this.wanted.has(id)));
  }

  private storeUnsent(): void {
    const isPlayer = this.state.owner === 'unknown' ? (this.state.left?.isPlayer ?? null) : this.state.owner === 'loggedIn';
    const picks = unsentPicksOf(this.state);
    this.unsent = picks.length === 0 ? null : { at: 0, isPlayer, picks };
  }

  private checkPlacement(placementId: string): void {
    const others = [...this.undecided].filter((id) => id !== placementId);
    if (others.length > 0) this.violations.push(`${placementId} was sent while ${others.join()} was undecided`);
    if (!this.online) this.violations.push(`${placementId} was sent while offline`);
  }

  private serve({ effect, owner }: Operation): () => SlipEvent {
    switch (effect.type) {
      case 'send': {
        this.apply(effect.request, owner);
        const slip = this.server[owner];
        return () => ({ type: 'answered', changeId: effect.request.changeId, outcome: ok({ slip, errors: [] }) });
      }
      case 'lookUp': {
        const slip = this.server[owner];
        return () => ({ type: 'lookedUp', changeId: effect.changeId, slip });
      }
      case 'read': {
        const slip = this.server[owner];
        return () => ({ type: 'read', readId: effect.readId, outcome: ok(slip), now: 0 });
      }
      case 'askPlacement': {
        const { placementId } = effect;
        const answer = this.decided.get(placementId);
        if (answer === undefined) {
          const isOut = this.operations.some(
            (one) => one.effect.type === 'storeAndSend' && one.effect.request.placementId === placementId,
          );
          const sent = { fate: isOut ? 'out' : 'lost', ageMs: 60_000 } as const;
          return () => ({ type: 'placement', event: { type: 'unknown', placementId, sent }, slip: null });
        }
        return () => this.learned(placementId, { type: 'placement', event: { type: 'checked', placementId, answer }, slip: null });
      }
      case 'storeAndSend': {
        const { placementId, bets } = effect.request;
        const answer = this.decided.get(placementId) ?? { kind: 'PLACED', bets: [], balanceCents: null };
        if (!this.decided.has(placementId)) {
          this.decided.set(placementId, answer);
          for (const { selectionId } of bets.flatMap((bet) => bet.legs)) this.take(owner, selectionId);
        }
        const slip = this.server[owner];
        return () => this.learned(placementId, { type: 'placement', event: { type: 'answered', placementId, answer }, slip });
      }
    }
  }

  private learned(placementId: string, event: SlipEvent): SlipEvent {
    this.undecided.delete(placementId);
    return event;
  }

  private take(owner: Owner, selectionId: string): void {
    this.wanted.delete(selectionId);
    this.change(owner, withPending(this.server[owner], [{ changeId: 0, kind: 'remove', selectionId }]));
  }

  private change(owner: Owner, slip: Slip): void {
    this.revision += 1;
    this.server[owner] = { ...slip, id: owner, revision: this.revision };
  }

  private apply(request: SlipRequest, owner: Owner): void {
    switch (request.kind) {
      case 'add':
      case 'remove':
      case 'clear':
        this.change(owner, withPending(this.server[owner], [request]));
        return;
      case 'amount': {
        const stake = { stakeCents: request.draft?.cents ?? 0 };
        const before = this.server[owner].sections;
        const draftBets = before.STRAIGHT.draftBets.map((bet) => (bet.id === request.draftBetId ? { ...bet, ...stake } : bet));
        this.change(owner, { ...this.server[owner], sections: { ...before, STRAIGHT: { ...before.STRAIGHT, draftBets } } });
        return;
      }
      case 'accept':
        return;
      case 'promote':
        this.change('player', builtSlip(request.picks));
        this.change('visitor', emptySlip('visitor'));
    }
  }

  private noAnswer({ effect }: Operation, error: 'NO_ANSWER' | 'OTHER_OWNER'): SlipEvent {
    switch (effect.type) {
      case 'send':
        return { type: 'answered', changeId: effect.request.changeId, outcome: err(error) };
      case 'lookUp':
        return { type: 'lookedUp', changeId: effect.changeId, slip: null };
      case 'read':
        return { type: 'read', readId: effect.readId, outcome: err(error), now: 0 };
      case 'askPlacement':
        return { type: 'placement', event: { type: 'checkFailed', placementId: effect.placementId }, slip: null };
      case 'storeAndSend':
        return { type: 'placement', event: { type: 'noAnswer', placementId: effect.request.placementId }, slip: null };
    }
  }
}

function emptySlip(id: Owner): Slip {
  return { ...builtSlip([]), id, revision: 0 };
}
