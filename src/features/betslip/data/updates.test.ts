import { describe, expect, it } from 'vitest';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { OUTDATED_ERROR } from '../logic/slipErrors.ts';
import { harness, legIds, staked } from '../testing/harness.ts';

describe('updates', () => {
  it('wait while a bet is being placed, not for selections', async () => {
    const { betslip, api, time, held } = harness({ slip: staked });
    await settle();
    expect(held()).toBe(false);
    const release = api.holdNext('place');
    betslip.place();
    await settle();
    expect(held()).toBe(true);
    release();
    await time.pass(0);
    expect(held()).toBe(false);
  });
});

describe('a version that the server does not answer any more', () => {
  const refused = { kind: 'idle', notReceived: false, errors: [OUTDATED_ERROR] };

  it('has not placed the bet: the picks stay, and the next try has another id', async () => {
    const { betslip, api, stored, held, log } = harness({ slip: staked });
    await settle();
    api.failNext('place', 'OUTDATED');
    betslip.place();
    await settle();
    expect(betslip.getSnapshot().placement).toMatchObject({ ...refused, reuseId: null });
    expect([legIds(betslip).length, stored.placement, held()]).toEqual([2, null, false]);
    betslip.place();
    await settle();
    expect(log.filter((one) => one.startsWith('place '))).toEqual(['place id-1', 'place id-2']);
  });

  it('does not decide a request of the same id that was lost before', async () => {
    const { betslip, api, time } = harness({ slip: staked });
    await settle();
    api.failNext('place');
    betslip.place();
    await time.pass(1_000);
    expect(betslip.getSnapshot().placement).toMatchObject({ kind: 'idle', notReceived: true, reuseId: 'id-1' });
    api.failNext('place', 'OUTDATED');
    betslip.place();
    await settle();
    expect(betslip.getSnapshot().placement).toMatchObject({ ...refused, reuseId: 'id-1' });
  });

  it('lets itself be replaced while it cannot learn what became of a bet', async () => {
    const { betslip, api, time, held } = harness({ slip: staked, stored: { placement: { placementId: 'before', storedAt: 1 } } });
    api.failNext('placement', 'OUTDATED');
    await time.pass(0);
    expect(betslip.getSnapshot().placement.kind).toBe('checking');
    expect(held()).toBe(false);
  });
});
