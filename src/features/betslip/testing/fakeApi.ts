import type { OddsAcceptance } from '../../../../core/money/odds.ts';
import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import type { BetslipApi, PlacementRequest, PlaceOutcome } from '../data/slipPorts.ts';
import { withPending } from '../logic/machine/optimistic.ts';
import { type ChangedSlip, type NoAnswer, pickOf } from '../logic/machine/slipState.ts';
import type { PlacementAnswer } from '../logic/placement/placement.ts';
import type { Slip } from '../logic/slip.ts';
import { slipOf } from './fixtures.ts';

/** An in-memory server for tests: applies changes, can hold or fail its answers, and records the calls. */
export interface FakeApi extends BetslipApi {
  slip: Slip;
  readonly calls: string[];
  /** The next call of this name fails. */
  failNext(name: string, error?: NoAnswer): void;
  /** The next call of this name waits until the returned function is called. */
  holdNext(name: string): () => void;
  readonly placements: Map<string, PlacementAnswer>;
  /** Decides the answer to a placement. */
  decide: (request: PlacementRequest) => PlacementAnswer;
  push(slip: Slip): void;
  refuseAdds: boolean;
  /** What the server computes anew with every change. */
  recompute: (slip: Slip) => Slip;
  /** The picks that were added one by one. */
  readonly added: PickedSelection[];
  /** The picks of every featured bet. */
  featured: readonly PickedSelection[];
  /** Counts changes of the user. An answer for an earlier user is OTHER_OWNER, as in platform/data. */
  owner: number;
  acceptance: OddsAcceptance;
  readonly amounts: { draftBetId: string; field: string; cents: number }[];
}

export function fakeApi(initial: Slip): FakeApi {
  const fails: { name: string; error: NoAnswer }[] = [];
  const holds = new Map<string, Promise<void>>();
  const watchers = new Set<(slip: Slip) => void>();
  const api: FakeApi = {
    slip: initial,
    calls: [],
    placements: new Map(),
    amounts: [],
    refuseAdds: false,
    recompute: (slip) => slip,
    added: [],
    featured: [],
    owner: 0,
    acceptance: 'ASK',
    decide: (request) => ({
      kind: 'PLACED',
      balanceCents: 90_000,
      bets: request.bets.map((bet) => ({
        betId: bet.draftBetId,
        title: 't',
        subtitle: 's',
        reference: '8F21·00001',
        payoutCents: 2 * bet.stakeCents,
        stakeCents: bet.stakeCents,
        odds: '+100',
        isCash: true,
      })),
    }),
    failNext: (name, error = 'NO_ANSWER') => fails.push({ name, error }),
    holdNext: (name) => {
      let release = (): void => undefined;
      holds.set(
        name,
        new Promise((resolve) => {
          release = () => resolve();
        }),
      );
      return () => release();
    },
    push: (slip) => {
      api.slip = slip;
      for (const onSlip of watchers) onSlip(slip);
    },
    fetch: () => call('fetch', () => api.slip),
    add: (pick: PickedSelection) =>
      call('add', () => {
        api.added.push(pick);
        return api.refuseAdds ? changed(api.slip) : applied([{ changeId: 0, kind: 'add', pick }]);
      }),
    addFeatured: (featuredBetId, selectionOrigin) =>
      call(`addFeatured ${featuredBetId} ${selectionOrigin}`, () =>
        applied([{ changeId: 0, kind: 'featured', featuredBetId, selectionOrigin, picks: api.featured }]),
      ),
    remove: (selectionId) => call('remove', () => applied([{ changeId: 0, kind: 'remove', selectionId }])),
    clear: () => call('clear', () => applied([{ changeId: 0, kind: 'clear' }])),
    clearTeaser: () =>
      call('clearTeaser', () => {
        const teased = api.slip.sections.TEASER.draftBets.flatMap(({ legs }) => legs.map((leg) => leg.selectionId));
        return applied([{ changeId: 0, kind: 'clearTeaser', selectionIds: teased }]);
      }),
    choosePoints: ({ pointsHundredths, isMore }) =>
      call(`choosePoints ${pointsHundredths} ${isMore ? 'more' : 'fewer'}`, () => {
        const { TEASER } = api.slip.sections;
        const draftBets = TEASER.draftBets.map((bet) => ({ ...bet, teaser: bet.teaser && { ...bet.teaser, pointsHundredths } }));
        api.slip = { ...api.slip, sections: { ...api.slip.sections, TEASER: { ...TEASER, draftBets } } };
        return applied([]);
      }),
    setAmount: (draftBetId, field, cents) =>
      call('setAmount', () => {
        api.amounts.push({ draftBetId, field, cents });
        return applied([]);
      }),
    accept: (legs, sameGameLegs) =>
      call(sameGameLegs.length === 0 ? 'accept' : `accept together ${sameGameLegs.join(' ')}`, () => {
        const accepted = (slip: Slip): Slip['legs'] =>
          slip.legs.map((leg) =>
            legs.some((one) => one.selectionId === leg.selectionId)
              ? { ...leg, accepted: leg.current, requiresAcceptance: false }
              : leg,
          );
        api.slip = { ...api.slip, legs: accepted(api.slip), revision: api.slip.revision + 1 };
        return changed(api.slip);
      }),
    chooseReward: (draftBetId, reward) => call(`reward ${draftBetId} ${reward === null ? 'none' : reward.kind}`, () => applied([])),
    promote: (token, draftBets) => call(`promote ${token} ${draftBets.map(({ id }) => id).join(' ')}`, () => applied([])),
    place: (request, keepsSelections) =>
      call(
        'place',
        (): PlaceOutcome => ({ slip: api.slip, answer: api.placements.get(request.placementId) ?? api.decide(request) }),
        () => {
          const answer = api.placements.get(request.placementId) ?? api.decide(request);
          api.placements.set(request.placementId, answer);
          if (answer.kind === 'PLACED')
            api.slip = {
              ...(keepsSelections ? slipOf(api.slip.legs.map(pickOf)) : withPending(api.slip, [{ changeId: 0, kind: 'clear' }])),
              revision: api.slip.revision + 1,
            };
        },
      ),
    oddsAcceptance: async () => ok(api.acceptance),
    setOddsAcceptance: (acceptance) =>
      call('setOddsAcceptance', () => {
        api.acceptance = acceptance;
        return acceptance;
      }),
    checkLocation: () => call('checkLocation', () => null),
    placement: (placementId) => call('placement', () => api.placements.get(placementId) ?? null),
    watch: (onSlip) => {
      watchers.add(onSlip);
      return () => watchers.delete(onSlip);
    },
    writeOdds: () => undefined,
  };

  function changed(slip: Slip): ChangedSlip {
    return { slip, errors: [] };
  }

  function applied(changes: Parameters<typeof withPending>[1]): ChangedSlip {
    api.slip = api.recompute({ ...withPending(api.slip, changes), revision: api.slip.revision + 1 });
    return changed(api.slip);
  }

  /** `work` is done even if the answer is lost, as with a dropped response. */
  async function call<Value>(
    name: string,
    answer: () => Value,
    work: () => void = () => undefined,
  ): Promise<Result<Value, NoAnswer>> {
    api.calls.push(name);
    const kind = name.split(' ')[0] ?? name;
    const mine = api.owner;
    const held = holds.get(kind);
    holds.delete(kind);
    if (held) await held;
    if (mine !== api.owner) return err('OTHER_OWNER');
    const lost = fails.findIndex((fail) => fail.name === kind || fail.name === `${kind}:response`);
    if (lost >= 0) {
      const [failed] = fails.splice(lost, 1);
      if (failed?.name.endsWith(':response')) work();
      return err(failed?.error ?? 'NO_ANSWER');
    }
    work();
    return ok(answer());
  }

  return api;
}
