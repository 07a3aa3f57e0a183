import { describe, expect, it, vi } from 'vitest';
import { settle } from '../../../platform/fakeTime.ts';
import { bills, oilers, slipOf } from '../logic/fixtures.ts';
import { picksOf } from './betslip.ts';
import { harness } from './harness.ts';

describe('the picks of price buttons', () => {
  it('change at once with a click, and change back with the next click [S4.55]', async () => {
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
