import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServices, freshDevice } from '../../../../tests/support/fakeServices.ts';
import { createStore } from '../../../platform/externalStore.ts';
import type { Services } from '../../../platform/services.ts';
import type { SessionState } from '../../../platform/session/types.ts';
import { createPersistedText } from '../../../platform/storage/persistedText.ts';
import { fakeStorage } from '../../../platform/testing/fakeStorage.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { bills, lions, oilers, slipOf } from '../testing/fixtures.ts';
import { harness, legIds, staked } from '../testing/harness.ts';
import { betslipOf, createBetslip } from './betslip.ts';

afterEach(() => vi.unstubAllGlobals());

const empty = (id: string) => ({ ...slipOf([]), id });

/** Player A with two picks, who has logged out on this device. */
async function leftByA(isFault = false) {
  const page = harness({ slip: staked, login: 'unknown' });
  page.setPlayer('a');
  await settle(60);
  page.api.slip = empty('anonymous');
  page.setPlayer(null, isFault);
  await settle(60);
  await page.time.pass(1_000);
  return page;
}

describe('picks that a player left at a log-out', () => {
  it('are the visitor’s on this device, and go with the same player’s next log-in', async () => {
    const { betslip, api, setPlayer } = await leftByA();
    expect(legIds(betslip)).toEqual(['s-bills', 's-oilers']);
    setPlayer('a');
    await settle(60);
    expect(api.calls.find((call) => call.startsWith('promote'))).toContain('straight:s-bills straight:s-oilers');
  });

  it('never reach another player’s slip', async () => {
    const { betslip, api, setPlayer, stored } = await leftByA();
    api.slip = { ...slipOf([lions]), id: 'of-b' };
    setPlayer('b');
    await settle(60);
    expect(api.calls.filter((call) => call.startsWith('promote'))).toEqual([]);
    expect(legIds(betslip)).toEqual(['s-lions']);
    expect(stored.unsent).toBeNull();
  });

  it('never reach another player’s slip, not even those that a page before this one could not send', async () => {
    const { ports, api, setPlayer } = harness({ slip: staked, login: 'unknown' });
    setPlayer('a');
    await settle(60);
    api.slip = empty('anonymous');
    api.failNext('fetch');
    setPlayer(null, true);
    await settle(60);
    const next = createBetslip(ports);
    next.preload();
    api.slip = { ...slipOf([lions]), id: 'of-b' };
    setPlayer('b');
    await settle(120);
    expect(api.calls.filter((call) => /^(promote|add)/.test(call))).toEqual([]);
    expect(legIds(next)).toEqual(['s-lions']);
  });

  it('stay behind when the visitor’s own pick goes with the log-in', async () => {
    const { betslip, api, setPlayer } = await leftByA();
    betslip.toggle(lions);
    await settle(60);
    setPlayer('b');
    await settle(60);
    expect(api.calls.filter((call) => call.startsWith('promote'))).toEqual(['promote anonymous-token straight:s-lions']);
  });

  it('are the visitor’s own once they are picked again', async () => {
    const { betslip, api, setPlayer } = await leftByA();
    betslip.toggle(bills);
    await settle(60);
    betslip.toggle(bills);
    await settle(60);
    setPlayer('b');
    await settle(60);
    expect(api.calls.filter((call) => call.startsWith('promote'))).toEqual(['promote anonymous-token straight:s-bills']);
  });

  it('are known to a page that is opened later, and removed from the visitor’s slip when the next player leaves', async () => {
    const { ports, api, setPlayer, stored } = await leftByA();
    const later = createBetslip(ports);
    later.preload();
    await settle(60);
    expect(legIds(later)).toEqual(['s-bills', 's-oilers']);
    const visitors = api.slip;
    api.slip = { ...slipOf([lions]), id: 'of-b' };
    setPlayer('b');
    await settle(60);
    expect(legIds(later)).toEqual(['s-lions']);
    api.slip = visitors;
    setPlayer(null);
    await settle(120);
    expect(legIds(later)).toEqual(['s-lions']);
    expect(stored.ownedPicks).toContain('{"playerAlias":"b","selectionId":"s-lions"}');
  });
});

it('a page’s slip notes on the device whose picks stay at a log-out, by the session’s player', () => {
  const session = createStore<SessionState>({ status: 'loggedIn', playerAlias: 'a', logoutReason: null });
  const device = new Map<string, string>();
  const text = (name: string) => createPersistedText(() => fakeStorage(device), name);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const slip = betslipOf(
    fakeServices({
      ...freshDevice(),
      persistInTab: text,
      persistOnDevice: text,
      report: () => undefined,
      session: session as unknown as Services['session'],
      anonymousToken: createStore<string | null>('anonymous-token'),
    }),
  );
  slip.toggle(bills);
  session.set({ status: 'loggedOut', playerAlias: null, logoutReason: 'none' });
  expect(JSON.parse(device.get('betslip.leftPicks.1') ?? '[]')).toEqual([{ playerAlias: 'a', selectionId: 's-bills' }]);
});

describe('stakes at a log-out', () => {
  it('stay with their picks after a maintenance: they are typed again for the visitor’s bets', async () => {
    const { api } = await leftByA(true);
    expect(api.amounts).toContainEqual({ draftBetId: 'straight:s-bills', field: 'BET', cents: 3000 });
    expect(api.amounts).toContainEqual({ draftBetId: 'straight:s-oilers', field: 'BET', cents: 1000 });
  });

  it('stay in the tab while the maintenance lasts, over a reload too', async () => {
    const { betslip, ports, api, setPlayer } = harness({ slip: staked, login: 'unknown' });
    setPlayer('a');
    await settle(60);
    api.slip = empty('anonymous');
    api.failNext('fetch');
    setPlayer(null, true);
    await settle(60);
    expect([legIds(betslip), api.amounts]).toEqual([[], []]);
    const next = createBetslip(ports);
    next.preload();
    await settle(120);
    expect(legIds(next)).toEqual(['s-bills', 's-oilers']);
    expect(next.getSnapshot().drafts['straight:s-bills']).toMatchObject({ field: 'BET', cents: 3000 });
  });

  it('are gone when the player logs out', async () => {
    const { betslip, api } = await leftByA();
    expect(api.amounts).toEqual([]);
    expect(betslip.getSnapshot()).toMatchObject({ drafts: {}, amountsToRestore: [] });
  });
});

describe('an amount that was typed just before the page was left', () => {
  it('is there in the next page and sent', async () => {
    const { betslip, ports, api, time } = harness({ slip: slipOf([bills, oilers], { 'straight:s-bills': 500 }) });
    await settle();
    api.holdNext('setAmount');
    betslip.setAmount('straight:s-bills', 'BET', 2500);
    const next = createBetslip(ports);
    next.preload();
    await settle();
    expect(next.getSnapshot().drafts['straight:s-bills']?.cents).toBe(2500);
    await time.pass(1_000);
    expect(api.calls.filter((call) => call.startsWith('setAmount')).length).toBeGreaterThan(0);
  });
});
