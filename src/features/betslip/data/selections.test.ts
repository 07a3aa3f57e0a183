import { describe, expect, it, vi } from 'vitest';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { bills, oilers, slipOf } from '../testing/fixtures.ts';
import { harness } from '../testing/harness.ts';
import { picksOf } from '../testing/picksOf.ts';
import { createBetslip } from './betslip.ts';

describe('the picks of price buttons', () => {
  it('change at once with a click, and change back with the next click', async () => {
    const { betslip } = harness({ slip: slipOf([bills]) });
    const selections = picksOf(betslip);
    await settle();
    expect(selections.has('s-bills')).toBe(true);
    selections.toggle(oilers);
    expect(selections.has('s-oilers')).toBe(true);
    selections.toggle(oilers);
    expect(selections.has('s-oilers')).toBe(false);
    await settle();
    expect(selections.has('s-bills')).toBe(true);
  });

  it('notify one button only of its own selection', async () => {
    const { betslip } = harness({ slip: slipOf([bills]) });
    const selections = picksOf(betslip);
    await settle();
    const [ofBills, ofOilers] = [vi.fn(), vi.fn()];
    selections.onSelection('s-bills', ofBills);
    const stop = selections.onSelection('s-oilers', ofOilers);
    selections.toggle(oilers);
    expect([ofBills.mock.calls.length, ofOilers.mock.calls.length]).toEqual([0, 1]);
    stop();
    selections.toggle(oilers);
    expect(ofOilers).toHaveBeenCalledTimes(1);
  });

  it('change before the next paint; the panel and the request follow it', async () => {
    const { ports, api } = harness({ slip: slipOf([]) });
    let paint = (): void => undefined;
    const betslip = createBetslip({
      ...ports,
      afterPaint: (run) => {
        paint = run;
      },
    });
    betslip.preload();
    const selections = picksOf(betslip);
    await settle();
    selections.toggle(oilers);
    await settle();
    expect(selections.has('s-oilers')).toBe(true);
    expect(betslip.slip().legs).toEqual([]);
    expect(api.slip.legs).toEqual([]);
    paint();
    expect(betslip.slip().legs.map(({ selectionId }) => selectionId)).toEqual(['s-oilers']);
    await settle();
    expect(api.slip.legs.map(({ selectionId }) => selectionId)).toEqual(['s-oilers']);
  });

  it('notify only when they change', async () => {
    const { betslip, api, time } = harness({ slip: slipOf([bills]) });
    const selections = picksOf(betslip);
    await settle();
    const listener = vi.fn();
    selections.subscribe(listener);
    betslip.setAmount('straight:s-bills', 'BET', 500);
    await time.pass(200);
    api.push(slipOf([bills], {}, 50));
    expect(listener).not.toHaveBeenCalled();
    betslip.toggle(oilers);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
