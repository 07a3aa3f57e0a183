import { describe, expect, it } from 'vitest';
import { settle } from '../../../platform/testing/fakeTime.ts';
import type { Slip, SlipError } from '../logic/slip.ts';
import { bills, oilers, slipOf, withLeg } from '../testing/fixtures.ts';
import { harness } from '../testing/harness.ts';

const error = (displayType: SlipError['displayType'], code: string): SlipError => ({
  displayType,
  code,
  message: 'Maya, your stake is too low',
  priority: 1,
  field: null,
});

describe('errors of the betslip', () => {
  it('are tracked per scope when they appear, without their messages', async () => {
    const { betslip, api, tracked } = harness({ slip: slipOf([bills, oilers]) });
    await settle();
    const show = async (slip: Slip): Promise<void> => {
      api.push(slip);
      await settle();
    };
    expect(betslip.slip().legs).toHaveLength(2);
    expect(tracked).toEqual([]);
    const wrong = withLeg(slipOf([bills, oilers], {}, 2), 's-bills', { errors: [error('SELECTION_DISABLED', 'closed')] });
    const { STRAIGHT: straight, PARLAY: parlay } = wrong.sections;
    const everywhere: Slip = {
      ...wrong,
      errors: [error('GEO', 'geo')],
      sections: {
        ...wrong.sections,
        STRAIGHT: {
          ...straight,
          errors: [error('GENERIC', 's')],
          draftBets: straight.draftBets.map((bet) => ({ ...bet, errors: [error('BET_AMOUNT', 'low')] })),
        },
        PARLAY: { ...parlay, errors: [error('GENERIC', 'p')] },
      },
    };
    await show(everywhere);
    expect(tracked).toEqual([
      { scope: 'betslip', type: 'GEO', code: 'geo' },
      { scope: 'straight', type: 'GENERIC', code: 's' },
      { scope: 'draftBet', type: 'BET_AMOUNT', code: 'low' },
      { scope: 'parlay', type: 'GENERIC', code: 'p' },
      { scope: 'draftLeg', type: 'SELECTION_DISABLED', code: 'closed' },
    ]);
    await show({ ...everywhere, revision: 4 });
    expect(tracked).toHaveLength(5);
    await show(slipOf([bills, oilers], {}, 5));
    await show({ ...everywhere, revision: 6 });
    expect(tracked).toHaveLength(10);
  });
});
