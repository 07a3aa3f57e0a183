import { describe, expect, it } from 'vitest';
import { REWARD_FAILED } from '../logic/machine/slipRequests.ts';
import { NO_REWARDS } from '../logic/rewards/betRewards.ts';
import { bills, oilers, slipOf } from '../testing/fixtures.ts';
import { harness } from '../testing/harness.ts';

const BET = 'straight:s-bills';
const boost = { kind: 'PROFIT_BOOST', id: 'b' } as const;
const slip = slipOf([bills, oilers], { [BET]: 3000 });
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('choosing a reward', () => {
  it('a chosen reward is shown at once, sent once, and placed with the bet', async () => {
    const { betslip, api } = harness({ slip });
    await settle();
    const release = api.holdNext('reward');
    betslip.chooseReward(BET, boost);
    expect(betslip.getSnapshot().requests).toMatchObject([{ kind: 'reward', draftBetId: BET, reward: boost }]);
    const bets = slip.sections.STRAIGHT.draftBets.map((bet) =>
      bet.id === BET ? { ...bet, rewards: { ...NO_REWARDS, chosen: boost } } : bet,
    );
    api.slip = { ...slip, sections: { ...slip.sections, STRAIGHT: { ...slip.sections.STRAIGHT, draftBets: bets } } };
    release();
    await settle();
    expect(betslip.getSnapshot().requests).toEqual([]);
    expect(api.calls.filter((call) => call.startsWith('reward'))).toEqual([`reward ${BET} PROFIT_BOOST`]);
    let placed: unknown = null;
    api.decide = (request) => {
      placed = request.bets.map(({ draftBetId, reward }) => ({ draftBetId, reward }));
      return { kind: 'PLACED', bets: [], balanceCents: null };
    };
    betslip.place();
    await settle();
    expect(placed).toEqual([{ draftBetId: BET, reward: boost }]);
  });

  it('clearing it returns the bet to cash', async () => {
    const { betslip, api } = harness({ slip });
    await settle();
    betslip.chooseReward(BET, null);
    await settle();
    expect(api.calls).toContain(`reward ${BET} none`);
  });

  it('does nothing while offline, and says so when it has no answer', async () => {
    const { betslip, api, connection, warnings } = harness({ slip });
    await settle();
    connection.set({ online: false, live: false });
    betslip.chooseReward(BET, boost);
    await settle();
    expect(api.calls.filter((call) => call.startsWith('reward'))).toEqual([]);
    connection.set({ online: true, live: true });
    await settle();
    api.failNext('reward');
    betslip.chooseReward(BET, boost);
    await settle();
    expect(warnings).toEqual([REWARD_FAILED]);
  });

  it('leaves no reward, no credits and no owner on the device', async () => {
    const rewards = { ...NO_REWARDS, creditCents: 2500 };
    const bets = slip.sections.STRAIGHT.draftBets.map((bet) => ({ ...bet, rewards }));
    const rich = { ...slip, sections: { ...slip.sections, STRAIGHT: { ...slip.sections.STRAIGHT, draftBets: bets } } };
    const { stored } = harness({ slip: rich });
    await settle();
    expect(stored.slip?.legs).toHaveLength(2);
    expect(JSON.stringify(stored.slip)).not.toContain('creditCents');
    expect([rich.id.length > 0, stored.slip?.id]).toEqual([true, '']);
  });
});
