import { describe, expect, it } from 'vitest';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { AMOUNT_DEBOUNCE_MS } from '../logic/constants.ts';
import { readUnsent } from '../logic/machine/unsent.ts';
import { bills, oilers, slipOf } from '../testing/fixtures.ts';
import { harness, legIds } from '../testing/harness.ts';

describe('logging in and out', () => {
  it('promotes the draft bets of the anonymous slip, without merging', async () => {
    const { betslip, api, login } = harness({ slip: slipOf([bills]), login: 'loggedOut' });
    await settle();
    expect(legIds(betslip)).toEqual(['s-bills']);
    const release = api.holdNext('promote');
    login.set('loggedIn');
    await settle();
    expect(betslip.getSnapshot()).toMatchObject({ transfer: 'LOADING', loading: true });
    expect(legIds(betslip)).toEqual(['s-bills']);
    release();
    await settle();
    expect(api.calls).toContain('promote anonymous-token straight:s-bills');
    expect(betslip.getSnapshot()).toMatchObject({ transfer: 'PROMOTED', loading: false });
    expect(legIds(betslip)).toEqual(['s-bills']);
  });

  it('keeps the stake that a visitor has typed, also one that the server has not answered: it is sent again as the player’s', async () => {
    const { betslip, api, login, time } = harness({ slip: slipOf([bills]), login: 'loggedOut' });
    await settle();
    const release = api.holdNext('setAmount');
    betslip.setAmount('straight:s-bills', 'BET', 1_000);
    time.advance(AMOUNT_DEBOUNCE_MS);
    await settle();
    expect(api.calls).toContain('setAmount');
    login.set('loggedIn');
    await settle();
    release();
    await settle();
    time.advance(AMOUNT_DEBOUNCE_MS);
    await settle();
    expect(betslip.getSnapshot().transfer).toBe('PROMOTED');
    expect(api.amounts).toEqual([{ draftBetId: 'straight:s-bills', field: 'BET', cents: 1_000 }]);
  });

  it('does not show the player’s previous slip during the promotion', async () => {
    const { betslip, api, login, connection } = harness({ slip: slipOf([bills]), login: 'loggedOut' });
    await settle();
    const release = api.holdNext('promote');
    login.set('loggedIn');
    const anonymous = api.slip;
    api.push({ ...slipOf([], {}, 7), id: 'player:p-2' });
    connection.set({ online: true, live: false });
    connection.set({ online: true, live: true });
    await settle();
    expect(betslip.getSnapshot().loading).toBe(true);
    expect(legIds(betslip)).toEqual(['s-bills']);
    api.slip = { ...anonymous, id: 'player:p-2' };
    release();
    await settle();
    expect(legIds(betslip)).toEqual(['s-bills']);
  });

  it('ignores an answer for the previous user', async () => {
    const { betslip, api, login, warnings } = harness({ slip: slipOf([bills]) });
    await settle();
    const release = api.holdNext('remove');
    betslip.toggle(bills);
    await settle();
    const players = api.slip;
    api.slip = { ...slipOf([]), id: 'anonymous:a' };
    login.set('loggedOut');
    await settle();
    api.slip = players;
    release();
    await settle(60);
    expect(betslip.getSnapshot().server?.id).toBe('anonymous:a');
    expect(warnings).toEqual([]);
  });

  it('fetches the player’s own slip when the promotion fails', async () => {
    const { betslip, api, login } = harness({ slip: slipOf([bills]), login: 'loggedOut' });
    await settle();
    api.failNext('promote');
    login.set('loggedIn');
    await settle();
    expect(betslip.getSnapshot()).toMatchObject({ transfer: 'NOT_TRANSFERRED', loading: false });
  });

  it('leaves the tab as it is for the player’s own slip, although that has more picks', async () => {
    const { betslip, api, login } = harness({ slip: { ...slipOf([bills]), id: 'anonymous:a' }, login: 'loggedOut' });
    await settle();
    api.failNext('promote');
    api.slip = slipOf([bills, oilers]);
    login.set('loggedIn');
    await settle(60);
    expect(legIds(betslip)).toEqual(['s-bills', 's-oilers']);
    expect(betslip.getSnapshot().tab).toEqual({ tab: 'STRAIGHT', isNew: true });
  });

  it('demotes the slip at log-out and keeps its picks as anonymous ones', async () => {
    const { betslip, api, login } = harness({ slip: slipOf([bills, oilers]) });
    await settle();
    api.slip = { ...slipOf([]), id: 'anonymous:a' };
    login.set('loggedOut');
    await settle(60);
    expect(betslip.getSnapshot().transfer).toBe('DEMOTED');
    expect(api.slip.legs.map((leg) => leg.selectionId)).toEqual(['s-bills', 's-oilers']);
    expect(legIds(betslip)).toEqual(['s-bills', 's-oilers']);
  });

  it('leaves nothing of the player’s own slip at log-out: no stakes, drafts or removal to undo', async () => {
    const { betslip, api, login } = harness({
      slip: slipOf([bills, oilers], { 'straight:s-bills': 3000, 'straight:s-oilers': 1000 }),
    });
    await settle();
    betslip.remove('s-oilers');
    await settle();
    betslip.setAmount('straight:s-bills', 'BET', 500);
    const release = api.holdNext('fetch');
    login.set('loggedOut');
    await settle();
    const { server, drafts, removed, amountsToRestore, loading } = betslip.getSnapshot();
    expect({ server, drafts, removed, amountsToRestore, loading }).toEqual({
      server: null,
      drafts: {},
      removed: null,
      amountsToRestore: [],
      loading: true,
    });
    release();
  });

  it('demotes a pick, too, that the server has not answered at log-out', async () => {
    const { betslip, api, login, stored } = harness({ slip: slipOf([bills]) });
    await settle();
    api.holdNext('add');
    betslip.toggle(oilers);
    await settle();
    expect(readUnsent(stored.unsent)?.picks).toMatchObject([{ selectionId: 's-oilers' }]);
    api.slip = { ...slipOf([]), id: 'anonymous:a' };
    login.set('loggedOut');
    await settle(60);
    expect(api.slip.legs.map((leg) => leg.selectionId)).toEqual(['s-bills', 's-oilers']);
    expect(legIds(betslip)).toEqual(['s-bills', 's-oilers']);
    expect(stored.unsent).toBeNull();
  });

  it('sends anonymous picks only after there is an anonymous token', async () => {
    const { betslip, api, anonymousToken } = harness({ login: 'loggedOut' });
    await settle();
    api.calls.length = 0;
    anonymousToken.set(null);
    betslip.toggle(bills);
    await settle();
    expect(legIds(betslip)).toEqual(['s-bills']);
    expect(api.calls).not.toContain('add');
    anonymousToken.set('another');
    await settle();
    expect(api.slip.legs).toHaveLength(1);
  });
});

describe('without a connection', () => {
  it('the stored slip is shown, and the server’s answer replaces it whatever its revision', async () => {
    const { betslip, login } = harness({
      slip: slipOf([oilers], {}, 1),
      login: 'unknown',
      stored: { slip: slipOf([bills], {}, 99) },
    });
    await settle();
    expect(legIds(betslip)).toEqual(['s-bills']);
    expect(betslip.getSnapshot().loading).toBe(true);
    login.set('loggedIn');
    await settle();
    expect(legIds(betslip)).toEqual(['s-oilers']);
  });

  it('the stored slip is replaced by a pushed one whatever its revision', async () => {
    const { betslip, api, login } = harness({ login: 'unknown', stored: { slip: slipOf([bills], {}, 99) } });
    api.holdNext('fetch');
    login.set('loggedIn');
    await settle();
    expect(legIds(betslip)).toEqual(['s-bills']);
    api.push(slipOf([oilers], {}, 1));
    expect(legIds(betslip)).toEqual(['s-oilers']);
  });

  it('the slip is locked, and is fetched again after the reconnect', async () => {
    const { betslip, api, connection } = harness({ slip: slipOf([bills]) });
    await settle();
    connection.set({ online: false, live: false });
    const release = api.holdNext('fetch');
    connection.set({ online: true, live: false });
    expect(betslip.getSnapshot().loading).toBe(true);
    release();
    await settle();
    expect(betslip.getSnapshot().loading).toBe(false);
    expect(api.calls.filter((name) => name === 'fetch')).toHaveLength(2);
  });

  it('to the push socket the slip is polled every five seconds', async () => {
    const { api, connection, time } = harness({ slip: slipOf([bills]) });
    await settle();
    await time.pass(20_000);
    expect(api.calls).toEqual(['fetch']);
    connection.set({ online: true, live: false });
    await time.pass(10_000);
    expect(api.calls).toEqual(['fetch', 'fetch', 'fetch']);
  });

  it('a failed first fetch is repeated', async () => {
    const { betslip, api, login, time } = harness({ slip: slipOf([bills]), login: 'unknown' });
    api.failNext('fetch');
    login.set('loggedIn');
    await settle();
    expect(betslip.getSnapshot().loading).toBe(true);
    await time.pass(5_000);
    expect(betslip.getSnapshot().loading).toBe(false);
    expect(legIds(betslip)).toEqual(['s-bills']);
  });
});

describe('the tab', () => {
  it('is persisted across reloads', async () => {
    const first = harness({ slip: slipOf([bills, oilers]) });
    await settle();
    first.betslip.chooseTab('PARLAY');
    expect(first.stored.tab).toEqual({ tab: 'PARLAY', isNew: false });
    const second = harness({ slip: slipOf([bills, oilers]), stored: { tab: first.stored.tab } });
    await settle();
    expect(second.betslip.getSnapshot().tab.tab).toBe('PARLAY');
  });

  it('is no longer new once it was chosen by hand, and new again once the slip is cleared, over a reload too', async () => {
    const { betslip, stored } = harness({ slip: slipOf([bills]) });
    await settle();
    betslip.chooseTab('STRAIGHT');
    expect(stored.tab).toEqual({ tab: 'STRAIGHT', isNew: false });
    betslip.clear();
    await settle();
    expect(stored.tab).toEqual({ tab: 'STRAIGHT', isNew: true });
  });

  it('goes to Parlay with the second pick of a new slip', async () => {
    const { betslip } = harness({ slip: slipOf([bills]) });
    await settle();
    betslip.toggle(oilers);
    expect(betslip.getSnapshot().tab.tab).toBe('PARLAY');
  });
});

describe('the tab with a pick made before the slip was read', () => {
  it('goes to Parlay when that pick is the second of a new slip', async () => {
    const { betslip, api } = harness({ slip: slipOf([bills]) });
    api.holdNext('add');
    betslip.toggle(oilers);
    await settle();
    expect(legIds(betslip)).toEqual(['s-bills', 's-oilers']);
    expect(betslip.getSnapshot().tab).toEqual({ tab: 'PARLAY', isNew: true });
  });
});

describe('the tab of the last visit', () => {
  it('is restored even when it is read after the slip', async () => {
    const { betslip, readTabLater } = harness({ slip: slipOf([bills, oilers]) });
    await settle();
    expect(betslip.getSnapshot().tab.tab).toBe('STRAIGHT');
    readTabLater({ tab: 'PARLAY', isNew: false });
    expect(betslip.getSnapshot().tab.tab).toBe('PARLAY');
  });

  it('is not restored for a slip that has one leg now', async () => {
    const { betslip } = harness({ slip: slipOf([bills]), stored: { tab: { tab: 'PARLAY', isNew: false } } });
    await settle();
    expect(betslip.getSnapshot().tab).toEqual({ tab: 'STRAIGHT', isNew: false });
  });

  it('follows a later choice in another tab of the browser, where there are two legs', async () => {
    const { betslip, readTabLater } = harness({ slip: slipOf([bills, oilers]) });
    await settle();
    betslip.chooseTab('PARLAY');
    readTabLater({ tab: 'STRAIGHT', isNew: false });
    expect(betslip.getSnapshot().tab.tab).toBe('STRAIGHT');
    const single = harness({ slip: slipOf([bills]) });
    await settle();
    single.readTabLater({ tab: 'PARLAY', isNew: false });
    expect(single.betslip.getSnapshot().tab.tab).toBe('STRAIGHT');
  });

  it('follows the choice beside a second pick in another tab, which this page is told of later', async () => {
    const { betslip, readTabLater, api, stored } = harness({ slip: slipOf([bills]) });
    await settle();
    readTabLater({ tab: 'PARLAY', isNew: true });
    readTabLater({ tab: 'STRAIGHT', isNew: false });
    api.push(slipOf([bills, oilers]));
    await settle();
    expect([betslip.getSnapshot().tab, stored.tab]).toEqual([
      { tab: 'STRAIGHT', isNew: false },
      { tab: 'STRAIGHT', isNew: false },
    ]);
  });

  it('is not stored by a page that is told of a second pick of another before that page’s choice', async () => {
    const { betslip, readTabLater, api, stored } = harness({ slip: slipOf([bills]) });
    await settle();
    api.push(slipOf([bills, oilers]));
    await settle();
    expect([betslip.getSnapshot().tab.tab, stored.tab]).toEqual(['PARLAY', null]);
    readTabLater({ tab: 'STRAIGHT', isNew: false });
    expect(betslip.getSnapshot().tab.tab).toBe('STRAIGHT');
  });

  it('does not replace a choice on this page when the slip is read after it, empty or not', async () => {
    for (const slip of [slipOf([]), slipOf([bills])]) {
      const { betslip, readTabLater } = harness({ slip, stored: { tab: { tab: 'STRAIGHT', isNew: true } } });
      betslip.chooseTab('PARLAY');
      await settle();
      expect(betslip.getSnapshot().server).not.toBeNull();
      readTabLater({ tab: 'STRAIGHT', isNew: true });
      expect(betslip.getSnapshot().tab).toEqual({ tab: 'PARLAY', isNew: false });
    }
  });

  it('is the choice made on this page before the slip was read', async () => {
    const { betslip, stored } = harness({ slip: slipOf([bills, oilers]) });
    betslip.chooseTab('PARLAY');
    expect(stored.tab).toBeNull();
    await settle();
    expect(stored.tab).toEqual({ tab: 'PARLAY', isNew: false });
  });

  it('is persisted when a rule chose it', async () => {
    const { betslip, stored } = harness({ slip: slipOf([bills]) });
    await settle();
    betslip.toggle(oilers);
    await settle();
    expect(stored.tab).toEqual({ tab: 'PARLAY', isNew: true });
  });
});

describe('the slip stored for the next page', () => {
  it('is null once the slip is empty', async () => {
    const { betslip, stored } = harness({ slip: slipOf([bills]) });
    await settle();
    expect(stored.slip?.legs).toHaveLength(1);
    betslip.toggle(bills);
    await settle();
    expect(legIds(betslip)).toEqual([]);
    expect(stored.slip).toBeNull();
  });
});
