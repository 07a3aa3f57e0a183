import { describe, expect, it, vi } from 'vitest';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { readUnsent } from '../logic/machine/unsent.ts';
import { bills, oilers, slipOf } from '../testing/fixtures.ts';
import { type HarnessSetup, harness, legIds } from '../testing/harness.ts';
import { type Betslip, createBetslip } from './betslip.ts';
import { createPickGate } from './pickGate.ts';

const eagles = { ...bills, selectionId: 's-eagles' };

/** A visitor's page without the slip's code. `arrive` loads it. @param left what the page before has left in the tab. */
function setup(facts: HarnessSetup = {}, left: string | null = null) {
  const { ports: defaults, api, setPlayer } = harness({ login: 'loggedOut', ...facts });
  let text = left;
  const unsent = {
    read: () => text,
    write: (next: string | null) => {
      text = next;
    },
  };
  const ports = { ...defaults, unsent };
  const paints: (() => void)[] = [];
  const reports: string[] = [];
  let loads = 0;
  let arrive = (): void => undefined;
  let refuse = (): void => undefined;
  let betslip: Betslip | null = null;
  const gate = createPickGate({
    load: () => {
      loads += 1;
      return new Promise<void>((resolve, reject) => {
        refuse = () => reject(new Error('no such chunk'));
        arrive = () => {
          betslip = gate.attach(() => createBetslip(ports));
          resolve();
        };
      });
    },
    unsent,
    visitor: () => ({ isPlayer: facts.login === 'unknown' ? null : false, playerAlias: null }),
    clock: ports.clock,
    afterPaint: (run) => void paints.push(run),
    report: (scope) => void reports.push(scope),
  });
  return {
    gate,
    ports,
    api,
    setPlayer,
    reports,
    unsent: () => text,
    paint: () => {
      for (const run of paints.splice(0)) run();
    },
    arrive: () => arrive(),
    refuse: () => refuse(),
    loads: () => loads,
    legs: () => (betslip === null ? null : legIds(betslip)),
  };
}

describe('a press on a price before the slip’s code is loaded', () => {
  it('is painted at once, and back with the next; the panel follows the paint, and then the code is asked for', () => {
    const { gate, paint, loads } = setup();
    const [ofBills, ofOilers, ofAll] = [vi.fn(), vi.fn(), vi.fn()];
    gate.onSelection('s-bills', ofBills);
    gate.onSelection('s-oilers', ofOilers);
    gate.subscribe(ofAll);
    gate.toggle(bills);
    expect([gate.has('s-bills'), gate.count(), gate.shownCount.getSnapshot(), loads()]).toEqual([true, 1, 0, 0]);
    expect([ofBills, ofOilers, ofAll].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
    paint();
    expect([gate.shownCount.getSnapshot(), gate.isOpen.getSnapshot(), loads()]).toEqual([1, false, 1]);
    gate.toggle(bills);
    paint();
    expect([gate.has('s-bills'), gate.shownCount.getSnapshot()]).toEqual([false, 0]);
  });

  it('goes to the slip, the presses in their order, and none of them is shown as taken back on the way', async () => {
    const { gate, api, paint, arrive, legs } = setup();
    const states: boolean[] = [];
    gate.onSelection('s-bills', () => states.push(gate.has('s-bills')));
    for (const pick of [oilers, bills, eagles, eagles]) gate.toggle(pick);
    paint();
    arrive();
    await settle(60);
    expect(states).toEqual([true]);
    expect(legs()).toEqual(['s-oilers', 's-bills']);
    expect(api.calls.filter((call) => call === 'add')).toHaveLength(2);
    expect([gate.isOpen.getSnapshot(), gate.shownCount.getSnapshot()]).toEqual([true, 2]);
    gate.toggle(bills);
    expect(gate.has('s-bills')).toBe(false);
  });

  it('does not take back what the stored slip has', async () => {
    const { gate, paint, arrive, legs } = setup({ slip: slipOf([bills]), stored: { slip: slipOf([bills]) } });
    gate.toggle(bills);
    paint();
    arrive();
    await settle(60);
    expect([gate.has('s-bills'), legs()]).toEqual([true, ['s-bills']]);
  });

  it('is there after a reload that comes first, together with what the page before had left', async () => {
    const left = { at: 1_000_000, isPlayer: false, picks: [oilers] };
    const { gate, ports, unsent, api } = setup({}, JSON.stringify(left));
    gate.toggle(bills);
    expect(readUnsent(unsent())?.picks.map(({ selectionId }) => selectionId)).toEqual(['s-oilers', 's-bills']);
    const next = createBetslip(ports);
    await settle(60);
    expect(legIds(next)).toEqual(['s-oilers', 's-bills']);
    expect(api.slip.legs).toHaveLength(2);
  });

  it('and a second that takes it back leave in the tab what the page before had left', () => {
    const left = JSON.stringify({ at: 1_000_000, isPlayer: false, picks: [oilers] });
    const { gate, unsent } = setup({}, left);
    gate.toggle(bills);
    gate.toggle(bills);
    expect(unsent()).toBe(left);
  });

  it('goes to a player with what their page before had left, also when it was not known yet who presses', async () => {
    const left = { at: 1_000_000, isPlayer: true, playerAlias: 'p1', picks: [oilers] };
    const { gate, paint, arrive, setPlayer, legs } = setup({ login: 'unknown' }, JSON.stringify(left));
    gate.toggle(bills);
    paint();
    arrive();
    await settle();
    setPlayer('p1');
    await settle(60);
    expect([...(legs() ?? [])].sort()).toEqual(['s-bills', 's-oilers']);
  });

  it('stays pressed while the code cannot be loaded, and goes to the slip when it can', async () => {
    const { gate, paint, arrive, refuse, reports, loads, legs } = setup();
    gate.toggle(bills);
    paint();
    refuse();
    await settle();
    expect([gate.has('s-bills'), gate.shownCount.getSnapshot(), reports]).toEqual([true, 1, ['betslip.load']]);
    gate.need();
    expect(loads()).toBe(2);
    arrive();
    await settle(60);
    expect([gate.has('s-bills'), legs()]).toEqual([true, ['s-bills']]);
    gate.need();
    expect(loads()).toBe(2);
  });
});

it('a message of the slip from before anybody listens is heard by the first who does, once', () => {
  const { ports } = harness({ login: 'loggedOut' });
  const slip = createBetslip(ports);
  slip.addLinked([]);
  const [first, second] = [vi.fn(), vi.fn()];
  slip.onNotice(first);
  slip.onNotice(second);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  slip.addLinked([]);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1]);
});
