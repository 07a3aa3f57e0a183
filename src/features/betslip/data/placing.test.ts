import { describe, expect, it } from 'vitest';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { lions, oilers, withLeg } from '../testing/fixtures.ts';
import { harness, legIds, staked } from '../testing/harness.ts';
import { createBetslip } from './betslip.ts';

describe('a location where no bets are taken', () => {
  it('is asked about again, after which the bet can be placed', async () => {
    const { betslip, api } = harness({ slip: staked });
    await settle();
    const geo = { code: 'unknown', message: 'Please Check Location.', priority: 3, displayType: 'GEO', field: null } as const;
    api.decide = () => ({ kind: 'REJECTED', errors: [geo] });
    betslip.place();
    await settle();
    expect(betslip.getSnapshot().placement).toMatchObject({ errors: [geo] });
    api.slip = { ...staked, revision: 2, errors: [geo] };
    betslip.checkLocation(false);
    await settle();
    // The slip itself says it now.
    expect(betslip.getSnapshot().placement).toMatchObject({ errors: [] });
    expect(betslip.slip().errors).toEqual([geo]);
    api.slip = { ...staked, revision: 3 };
    betslip.checkLocation(false);
    await settle();
    expect(betslip.slip().errors).toEqual([]);
    expect(api.calls).not.toContain('checkLocation');
  });

  it.each(['answered', 'unanswered'])('is checked by the server before the slip is read, on request, also %s', async (how) => {
    const { betslip, api } = harness({ slip: staked });
    await settle();
    api.calls.length = 0;
    if (how === 'unanswered') api.failNext('checkLocation');
    const release = api.holdNext('checkLocation');
    betslip.checkLocation(true);
    await settle();
    expect(api.calls).toEqual(['checkLocation']);
    release();
    await settle();
    expect(api.calls).toEqual(['checkLocation', 'fetch']);
  });
});

describe('placing', () => {
  it('stores the id, then sends, then deletes the id', async () => {
    const { betslip, log, placed, stored } = harness({ slip: staked });
    await settle();
    betslip.place();
    await settle();
    expect(log).toEqual(['store id-1', 'place id-1', 'forget']);
    expect(betslip.getSnapshot().placement).toMatchObject({ kind: 'placed', receipt: { balanceCents: 90_000 } });
    expect(placed).toEqual([90_000]);
    expect(stored.placement).toBeNull();
    expect(legIds(betslip)).toEqual([]);
  });

  it('sends once on a double click', async () => {
    const { betslip, log } = harness({ slip: staked });
    await settle();
    betslip.place();
    betslip.place();
    await settle();
    expect(log.filter((line) => line.startsWith('place'))).toEqual(['place id-1']);
  });

  it('shows Bet Placed for five seconds, then the receipt until the slip is used', async () => {
    const { betslip, time } = harness({ slip: staked });
    await settle();
    betslip.place();
    await settle();
    await time.pass(4_999);
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
    await time.pass(1);
    expect(betslip.getSnapshot().placement).toMatchObject({ kind: 'idle', receipt: { balanceCents: 90_000 } });
    betslip.toggle(oilers);
    expect(betslip.getSnapshot().placement).toMatchObject({ kind: 'idle', receipt: null });
  });

  it('reports why bets were refused, at once or when it is asked for later', async () => {
    const { betslip, api, time, log } = harness({ slip: staked });
    const error = {
      code: 'edgebook.limit.spend',
      message: 'Past your spend limit.',
      priority: 4,
      displayType: 'RG_LIMIT',
      field: null,
    } as const;
    api.decide = () => ({ kind: 'REJECTED', errors: [error] });
    await settle();
    betslip.place();
    await settle();
    expect(log.filter((line) => line.startsWith('refused'))).toEqual(['refused RG_LIMIT']);
    api.failNext('place:response');
    betslip.place();
    await time.pass(5_000);
    expect(log.filter((line) => line.startsWith('refused'))).toEqual(['refused RG_LIMIT', 'refused RG_LIMIT']);
  });

  it('refused until responsible gaming is acknowledged can be placed as soon as it is', async () => {
    const { betslip, api, isAcknowledgementDue } = harness({ slip: staked });
    const error = {
      code: 'edgebook.acknowledgement.required',
      message: 'Read about playing within your means first, then place your bet.',
      priority: 3,
      displayType: 'RG_ACK_REQUIRED',
      field: null,
    } as const;
    const { decide } = api;
    api.decide = () => ({ kind: 'REJECTED', errors: [error] });
    await settle();
    betslip.place();
    await settle();
    isAcknowledgementDue.set(true);
    expect(betslip.getSnapshot().placement).toMatchObject({ kind: 'idle', errors: [error] });
    isAcknowledgementDue.set(false);
    expect(betslip.getSnapshot().placement).toMatchObject({ kind: 'idle', errors: [] });
    api.decide = decide;
    betslip.place();
    await settle();
    const { placement } = betslip.getSnapshot();
    // A receipt stays, whatever is acknowledged.
    isAcknowledgementDue.set(true);
    isAcknowledgementDue.set(false);
    expect(placement.kind).toBe('placed');
    expect(betslip.getSnapshot().placement).toBe(placement);
  });

  it('refused for a low balance can be placed once the balance has risen, not when it is read lower', async () => {
    const { betslip, api, balanceCents } = harness({ slip: staked });
    const error = { code: 'edgebook.balance.low', message: 'Low', priority: 5, displayType: 'DEPOSIT', field: 'bet' } as const;
    api.decide = () => ({ kind: 'REJECTED', errors: [error] });
    balanceCents.set(10_000);
    await settle();
    betslip.place();
    await settle();
    balanceCents.set(2_000);
    expect(betslip.getSnapshot().placement).toMatchObject({ kind: 'idle', errors: [error] });
    balanceCents.set(12_000);
    expect(betslip.getSnapshot().placement).toMatchObject({ kind: 'idle', errors: [] });
  });

  it('clicked before the log-out of a player is not placed for the next one', async () => {
    const { ports, login, log } = harness({ slip: staked, stored: { slip: staked } });
    let loaded = (): void => undefined;
    const loading = new Promise<void>((resolve) => {
      loaded = resolve;
    });
    const loadEffects = async () => {
      await loading;
      return ports.loadEffects();
    };
    const betslip = createBetslip({ ...ports, loadEffects });
    betslip.place();
    login.set('loggedOut');
    login.set('loggedIn');
    loaded();
    await settle();
    expect(log).toEqual([]);
  });

  it('two clicks before the next paint add the same selections again on request', async () => {
    const { ports, log } = harness({ slip: staked });
    const paints: (() => void)[] = [];
    const betslip = createBetslip({ ...ports, afterPaint: (run) => void paints.push(run) });
    await settle();
    betslip.toggle(lions);
    betslip.place();
    betslip.place();
    for (const paint of paints.splice(0)) paint();
    await settle();
    expect(log.filter((line) => line.startsWith('place'))).toEqual(['place id-1']);
    expect(betslip.getSnapshot().lastPlaced.map(({ selectionId }) => selectionId)).toEqual(['s-bills', 's-oilers']);
  });
});

describe('a placement without an answer', () => {
  it('is checked, and is placed if the bet exists', async () => {
    const { betslip, api, time, stored } = harness({ slip: staked });
    await settle();
    api.failNext('place:response');
    betslip.place();
    await settle();
    expect(betslip.getSnapshot().placement.kind).toBe('checking');
    expect(stored.placement?.placementId).toBe('id-1');
    await time.pass(500);
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
    expect(legIds(betslip)).toEqual([]);
    expect(api.placements.size).toBe(1);
  });

  it('is checked, and is sent again under the same id if nothing was placed', async () => {
    const { betslip, api, time, log } = harness({ slip: staked });
    await settle();
    api.failNext('place');
    betslip.place();
    await settle();
    await time.pass(500);
    expect(betslip.getSnapshot().placement).toMatchObject({ kind: 'idle', notReceived: true });
    betslip.place();
    await settle();
    expect(log.filter((line) => line.startsWith('place'))).toEqual(['place id-1', 'place id-1']);
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
  });

  it('is not reported as not received when the connection breaks while the server may hold the bet', async () => {
    const live = withLeg(staked, 's-bills', { eventStatus: 'IN_PLAY', placeDelayMs: 3_000 });
    const { betslip, api, time } = harness({ slip: live });
    await settle();
    api.failNext('place');
    betslip.place();
    await settle();
    await time.pass(500);
    expect(betslip.getSnapshot().placement.kind).toBe('checking');
    api.placements.set('id-1', { kind: 'PLACED', bets: [], balanceCents: null });
    await time.pass(3_000);
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
  });

  it('can be sent again under the same id after a refusal that decided nothing', async () => {
    const { betslip, api, log } = harness({ slip: staked });
    await settle();
    const error = { code: 'edgebook.placement.too_many', message: 'Too many', priority: 6, field: null } as const;
    const decide = api.decide;
    api.decide = () => ({ kind: 'NOT_DECIDED', errors: [{ ...error, displayType: 'RETRYABLE' }] });
    betslip.place();
    await settle();
    expect(betslip.getSnapshot().placement).toMatchObject({ kind: 'idle', notReceived: false, errors: [error] });
    api.decide = decide;
    api.placements.clear();
    betslip.place();
    await settle();
    expect(log.filter((line) => line.startsWith('place'))).toEqual(['place id-1', 'place id-1']);
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
  });

  it('is checked while the request is still pending, and a delayed answer counts', async () => {
    const { betslip, api, time } = harness({ slip: staked });
    await settle();
    const release = api.holdNext('place');
    betslip.place();
    await time.pass(10_000);
    expect(betslip.getSnapshot().placement.kind).toBe('checking');
    release();
    await settle();
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
  });

  it('shows the bets until it is decided, even if the emptied slip is pushed before', async () => {
    const { betslip, api, time } = harness({ slip: staked, stored: { tab: { tab: 'PARLAY', isNew: false } } });
    await settle();
    api.failNext('place:response');
    betslip.place();
    await settle();
    api.push(api.slip);
    expect(betslip.getSnapshot()).toMatchObject({ placement: { kind: 'checking' }, tab: { tab: 'PARLAY' } });
    expect(legIds(betslip)).toEqual(['s-bills', 's-oilers']);
    await time.pass(500);
    expect(betslip.getSnapshot()).toMatchObject({ placement: { kind: 'placed' }, tab: { tab: 'STRAIGHT', isNew: true } });
    expect(legIds(betslip)).toEqual([]);
  });

  it('is not reported as not received while the request is pending, for any length of time', async () => {
    const { betslip, api, time } = harness({ slip: staked });
    await settle();
    const release = api.holdNext('place');
    betslip.place();
    await time.pass(40_000);
    expect(betslip.getSnapshot().placement.kind).toBe('checking');
    release();
    await settle();
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
  });

  it('is placed if the bet reaches the server after it was reported as not received', async () => {
    const { betslip, api, time, stored } = harness({ slip: staked });
    await settle();
    api.failNext('place');
    betslip.place();
    await time.pass(500);
    expect(betslip.getSnapshot().placement).toMatchObject({ kind: 'idle', notReceived: true });
    expect(stored.placement?.placementId).toBe('id-1');
    api.placements.set('id-1', { kind: 'PLACED', bets: [], balanceCents: null });
    await time.pass(15_000);
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
    expect(stored.placement).toBeNull();
  });

  it('uses the id again after a reload, so that a delayed first request cannot become a second bet', async () => {
    const first = harness({ slip: staked });
    await settle();
    first.api.failNext('place');
    first.betslip.place();
    await first.time.pass(500);
    const second = harness({ slip: staked, stored: { placement: first.stored.placement } });
    await second.time.pass(40_000);
    expect(second.betslip.getSnapshot().placement).toMatchObject({ kind: 'idle', notReceived: true });
    second.betslip.place();
    await settle();
    expect(second.log).toContain('place id-1');
  });

  it('is checked until the server can be reached', async () => {
    const { betslip, api, time } = harness({ slip: staked });
    await settle();
    api.failNext('place:response');
    for (let tries = 0; tries < 4; tries += 1) api.failNext('placement');
    betslip.place();
    await time.pass(7_000);
    expect(betslip.getSnapshot().placement.kind).toBe('checking');
    await time.pass(10_000);
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
  });
});

describe('after a reload', () => {
  it('a stored id is checked, and its bet is shown', async () => {
    const { betslip, api, time, log } = harness({ slip: staked, stored: { placement: { placementId: 'old', storedAt: 0 } } });
    api.placements.set('old', { kind: 'PLACED', bets: [], balanceCents: null });
    await time.pass(0);
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
    expect(log).toEqual(['forget']);
  });

  it('a stored id that the server never received is given up once its request can no longer be in transit', async () => {
    const setup = { slip: staked, stored: { placement: { placementId: 'old', storedAt: 1_000_000 - 2_000 } } };
    const { betslip, time, stored } = harness(setup);
    await time.pass(0);
    expect(betslip.getSnapshot().placement.kind).toBe('checking');
    await time.pass(20_000);
    expect(betslip.getSnapshot().placement.kind).toBe('checking');
    await time.pass(40_000);
    expect(betslip.getSnapshot().placement).toMatchObject({ kind: 'idle', notReceived: true });
    await time.pass(600_000);
    expect(stored.placement).toBeNull();
  });

  it('a stored id is not checked before the session is known', async () => {
    const placement = { placementId: 'old', storedAt: 0 };
    const { api, login, time } = harness({ slip: staked, login: 'unknown', stored: { placement } });
    await time.pass(10);
    expect(api.calls).not.toContain('placement');
    login.set('loggedIn');
    await time.pass(10);
    expect(api.calls).toContain('placement');
  });
});

describe('a log-out during a placement', () => {
  it('does not end the check: the player sees the outcome after the next log-in', async () => {
    const { betslip, api, login, time, stored } = harness({ slip: staked });
    await settle();
    api.failNext('place:response');
    betslip.place();
    await settle();
    login.set('loggedOut');
    await settle();
    expect(betslip.getSnapshot().placement).toMatchObject({ kind: 'idle', notReceived: false });
    expect(stored.placement?.placementId).toBe('id-1');
    login.set('loggedIn');
    await time.pass(0);
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
    expect(stored.placement).toBeNull();
  });
});

describe('two tabs', () => {
  it('an unsettled placement of another tab is settled first', async () => {
    const { betslip, api, stored, time } = harness({ slip: staked });
    await settle();
    stored.placement = { placementId: 'other-tab', storedAt: 1_000_000 };
    api.placements.set('other-tab', { kind: 'PLACED', bets: [], balanceCents: null });
    betslip.place();
    await time.pass(0);
    expect(api.calls).not.toContain('place');
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
  });
});
