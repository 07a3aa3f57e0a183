import { describe, expect, it } from 'vitest';
import { createStore } from '../../../platform/externalStore.ts';
import { LOAD_FAILED } from '../logic/machine/slipMachine.ts';
import type { LoginState } from '../logic/placement/betButton.ts';
import type { Slip } from '../logic/slip.ts';
import { bills, oilers, slipOf } from '../testing/fixtures.ts';
import { harness, legIds } from '../testing/harness.ts';
import { type BetslipPorts, createBetslip } from './betslip.ts';

interface Facts {
  readonly login?: LoginState;
  readonly stored?: Slip | null;
  readonly unsent?: string | null;
  readonly afterPaint?: BetslipPorts['afterPaint'];
}

function setup(facts: Facts = {}) {
  const { ports } = harness({ login: 'loggedOut' });
  const login = createStore<LoginState>(facts.login ?? 'loggedOut');
  const connection = createStore({ online: true, live: true });
  const persistedSlip = createStore<Slip | null>(facts.stored ?? null);
  const reports: string[] = [];
  const notices: string[] = [];
  const written: (string | null)[] = [];
  let loads = 0;
  let answer: BetslipPorts['loadEffects'] = ports.loadEffects;
  const betslip = createBetslip({
    ...ports,
    afterPaint: facts.afterPaint ?? ports.afterPaint,
    login,
    connection,
    persistedSlip: { ...persistedSlip, stored: async () => undefined },
    unsent: { read: () => facts.unsent ?? null, write: (text) => written.push(text) },
    report: (scope) => reports.push(scope),
    loadEffects: () => {
      loads += 1;
      return answer();
    },
  });
  betslip.onNotice(({ body }) => notices.push(body));
  return {
    betslip,
    login,
    connection,
    persistedSlip,
    reports,
    notices,
    written,
    loads: () => loads,
    loadBy: (next: typeof answer) => {
      answer = next;
    },
    works: ports.loadEffects,
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a betslip whose effects are loaded lazily', () => {
  it('is not loaded for a first-time visitor without picks', async () => {
    const { betslip, loads } = setup();
    await settled();
    expect(loads()).toBe(0);
    expect(betslip.slip().legs).toEqual([]);
  });

  it.each([
    ['a player', { login: 'loggedIn' as const }],
    ['a visitor with picks on this device', { stored: slipOf([bills]) }],
    ['a visitor with unsent picks of this tab', { unsent: JSON.stringify({ at: 1, isPlayer: false, picks: [bills] }) }],
  ])('is loaded at once for %s', async (_who, facts) => {
    const { loads } = setup(facts);
    await settled();
    expect(loads()).toBe(1);
  });

  it('is loaded once, after the paint of a first-time visitor’s first pick', async () => {
    const paints: (() => void)[] = [];
    const { betslip, loads } = setup({ afterPaint: (run) => void paints.push(run) });
    betslip.toggle(bills);
    await settled();
    expect(loads()).toBe(0);
    for (const run of paints.splice(0)) run();
    expect(loads()).toBe(1);
    betslip.toggle(oilers);
    for (const run of paints.splice(0)) run();
    await settled();
    expect(loads()).toBe(1);
    expect(betslip.slip().legs.map(({ selectionId }) => selectionId)).toEqual(['s-bills', 's-oilers']);
  });

  it('is loaded once for a log-in, a slip stored by another tab and a preload together', async () => {
    const { betslip, login, persistedSlip, loads } = setup();
    persistedSlip.set(slipOf([oilers]));
    login.set('loggedIn');
    betslip.preload();
    await settled();
    expect(loads()).toBe(1);
  });

  it('shows the actions at once, stores their picks, and sends them in order once it is loaded', async () => {
    const { betslip, written } = setup();
    betslip.toggle(bills);
    expect(legIds(betslip)).toEqual([bills.selectionId]);
    expect(written.at(-1)).toContain(bills.selectionId);
    betslip.toggle(oilers);
    betslip.remove(bills.selectionId);
    expect(betslip.getSnapshot().requests).toHaveLength(3);
    await settled();
    expect(betslip.getSnapshot().requests).toHaveLength(0);
    expect(legIds(betslip)).toEqual([oilers.selectionId]);
    betslip.toggle(bills);
    expect(legIds(betslip)).toEqual([oilers.selectionId, bills.selectionId]);
  });

  it('shows an error when it fails to load, and loads again at the next action', async () => {
    const { betslip, notices, reports, loads, loadBy, works } = setup();
    loadBy(() => Promise.reject(new Error('no such chunk')));
    betslip.toggle(bills);
    await settled();
    expect([notices, reports, legIds(betslip)]).toEqual([[LOAD_FAILED], ['betslip.load'], []]);
    loadBy(works);
    betslip.toggle(bills);
    await settled();
    expect(legIds(betslip)).toEqual([bills.selectionId]);
    expect(loads()).toBe(2);
  });

  it('loads again for a player after a reconnect', async () => {
    const { login, connection, loads, loadBy, works } = setup({ login: 'unknown' });
    loadBy(() => Promise.reject(new Error('cut')));
    login.set('loggedIn');
    await settled();
    expect(loads()).toBe(1);
    loadBy(works);
    connection.set({ online: true, live: false });
    await settled();
    expect(loads()).toBe(2);
  });
});
