import { describe, expect, it } from 'vitest';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { bills, oilers, slipOf, withLeg } from '../testing/fixtures.ts';
import { harness, legIds, staked } from '../testing/harness.ts';

const at118 = { odds: { numerator: 50, denominator: 59 }, pointsHundredths: -250 };

describe('adding and removing', () => {
  it('adds at once, before the server answers', async () => {
    const { betslip, api } = harness();
    await settle();
    const release = api.holdNext('add');
    betslip.toggle(bills);
    expect(legIds(betslip)).toEqual(['s-bills']);
    expect(api.slip.legs).toHaveLength(0);
    release();
    await settle();
    expect(betslip.getSnapshot().pending).toEqual([]);
    expect(legIds(betslip)).toEqual(['s-bills']);
  });

  it('rolls a failed add back and shows an error', async () => {
    const { betslip, api, warnings, warningTypes } = harness();
    await settle();
    api.failNext('add');
    betslip.toggle(bills);
    expect(legIds(betslip)).toEqual(['s-bills']);
    await settle();
    expect(legIds(betslip)).toEqual([]);
    expect(warnings).toEqual(['Something went wrong while adding your bet to your betslip. Please try again later.']);
    expect(warningTypes).toEqual(['danger']);
  });

  it('keeps an add whose answer was lost if the slip contains it', async () => {
    const { betslip, api, warnings } = harness();
    await settle();
    api.failNext('add:response');
    api.slip = { ...slipOf([]), revision: 1 };
    betslip.toggle(bills);
    api.slip = slipOf([bills], {}, 2);
    await settle();
    expect(legIds(betslip)).toEqual(['s-bills']);
    expect(warnings).toEqual([]);
  });

  it('rolls back an add that the server refused', async () => {
    const { betslip, api, warnings } = harness();
    await settle();
    api.refuseAdds = true;
    betslip.toggle(bills);
    await settle();
    expect(legIds(betslip)).toEqual([]);
    expect(warnings).toHaveLength(1);
  });

  it('reports an add of invalid input as invalid_input', async () => {
    const { betslip, api, reports } = harness();
    await settle();
    api.failNext('add', 'INVALID_INPUT');
    betslip.toggle(bills);
    await settle();
    expect(reports).toEqual(['betslip.add: invalid_input']);
  });

  it('removes a selection that is selected again', async () => {
    const { betslip } = harness({ slip: slipOf([bills, oilers]) });
    await settle();
    betslip.toggle(bills);
    await settle();
    expect(legIds(betslip)).toEqual(['s-oilers']);
  });

  it('removes at once, and rolls a failed remove back', async () => {
    const { betslip, api, warnings } = harness({ slip: slipOf([bills]) });
    await settle();
    api.failNext('remove');
    betslip.remove('s-bills');
    expect(legIds(betslip)).toEqual([]);
    await settle();
    expect(legIds(betslip)).toEqual(['s-bills']);
    expect(warnings).toHaveLength(1);
  });

  it('sends in the order of the clicks, independent of the answer times', async () => {
    const { betslip, api } = harness();
    await settle();
    const release = api.holdNext('add');
    betslip.toggle(bills);
    betslip.toggle(bills);
    await settle();
    expect(api.calls).toEqual(['fetch', 'add']);
    release();
    await settle();
    expect(api.calls).toEqual(['fetch', 'add', 'remove']);
    expect(legIds(betslip)).toEqual([]);
  });

  it('clears to the Straight tab of a new slip', async () => {
    const { betslip } = harness({ slip: slipOf([bills, oilers]), stored: { tab: { tab: 'PARLAY', isNew: false } } });
    await settle();
    betslip.clear();
    expect(betslip.getSnapshot().tab).toEqual({ tab: 'STRAIGHT', isNew: true });
    await settle();
    expect(legIds(betslip)).toEqual([]);
  });

  it('clears to the Straight tab even after another tab was chosen by hand', async () => {
    const { betslip } = harness({ slip: slipOf([bills, oilers]) });
    await settle();
    betslip.chooseTab('PARLAY');
    betslip.clear();
    expect(betslip.getSnapshot().tab).toEqual({ tab: 'STRAIGHT', isNew: true });
  });

  it('goes to the Straight tab when one leg is left, even after another tab was chosen by hand', async () => {
    const { betslip } = harness({ slip: slipOf([bills, oilers]) });
    await settle();
    betslip.chooseTab('PARLAY');
    betslip.remove('s-bills');
    expect(betslip.getSnapshot().tab).toEqual({ tab: 'STRAIGHT', isNew: false });
  });

  it('says that the slip is full instead of asking the server', async () => {
    const picks = Array.from({ length: 20 }, (_, index) => ({ ...bills, selectionId: `s-${index}` }));
    const { betslip, api, warnings } = harness({ slip: slipOf(picks) });
    await settle();
    betslip.toggle(oilers);
    await settle();
    expect(legIds(betslip)).toHaveLength(20);
    expect(api.calls).toEqual(['fetch']);
    expect(warnings).toEqual(['Your slip is full (20 picks).']);
  });

  it('changes nothing while offline', async () => {
    const { betslip, api, connection } = harness({ slip: slipOf([bills]) });
    await settle();
    connection.set({ online: false, live: false });
    betslip.remove('s-bills');
    await settle();
    expect(legIds(betslip)).toEqual(['s-bills']);
    expect(api.calls).toEqual(['fetch']);
  });
});

describe('while a bet is being placed', () => {
  it('nothing is added or removed, and a click on a price shows the reason', async () => {
    const { betslip, api, warnings } = harness({ slip: staked });
    await settle();
    const release = api.holdNext('place');
    betslip.place();
    await settle();
    betslip.toggle(bills);
    betslip.remove('s-oilers');
    await settle();
    expect(api.calls).toEqual(['fetch', 'place']);
    expect(legIds(betslip)).toEqual(['s-bills', 's-oilers']);
    expect(warnings).toEqual(['Your bet is being placed. You can change your betslip right after.']);
    release();
    await settle();
    expect(legIds(betslip)).toEqual([]);
  });
});

describe('an update from the server', () => {
  it('an update by other tabs or the feed is applied, but not an older one', async () => {
    const { betslip, api } = harness({ slip: slipOf([bills], {}, 5) });
    await settle();
    api.push(slipOf([bills, oilers], {}, 6));
    expect(legIds(betslip)).toEqual(['s-bills', 's-oilers']);
    api.push(slipOf([], {}, 4));
    expect(legIds(betslip)).toEqual(['s-bills', 's-oilers']);
  });

  it('a fetched slip is applied even if revisions restarted', async () => {
    const { betslip, api, connection } = harness({ slip: slipOf([bills], {}, 500) });
    await settle();
    api.slip = slipOf([oilers], {}, 1);
    connection.set({ online: false, live: false });
    connection.set({ online: true, live: true });
    await settle();
    expect(legIds(betslip)).toEqual(['s-oilers']);
  });
});

describe('accepting changes', () => {
  const changed = withLeg(staked, 's-bills', { current: at118, requiresAcceptance: true });

  it('accepts the prices shown, then places at them', async () => {
    const { betslip, api, log } = harness({ slip: changed });
    await settle();
    let placedLegs: unknown;
    const decide = api.decide;
    api.decide = (request) => {
      placedLegs = request.bets[0]?.legs;
      return decide(request);
    };
    betslip.acceptAndPlace();
    await settle();
    expect(api.calls).toEqual(['fetch', 'accept', 'place']);
    expect(placedLegs).toEqual([{ selectionId: 's-bills', ...at118 }]);
    expect(log).toEqual(['store id-1', 'place id-1', 'forget']);
  });

  it('accepts the price of one leg alone, and leaves the other to be accepted', async () => {
    const both = withLeg(changed, 's-oilers', { current: { ...at118, pointsHundredths: null }, requiresAcceptance: true });
    const { betslip, api } = harness({ slip: both });
    await settle();
    betslip.accept(['s-oilers']);
    await settle();
    expect(api.calls).toEqual(['fetch', 'accept']);
    expect(betslip.slip().legs.map((leg) => [leg.selectionId, leg.requiresAcceptance])).toEqual([
      ['s-bills', true],
      ['s-oilers', false],
    ]);
    betslip.accept(['s-oilers']);
    await settle();
    expect(api.calls).toEqual(['fetch', 'accept']);
  });

  it('shows an error when the changes could not be accepted, and places nothing', async () => {
    const { betslip, api, warnings } = harness({ slip: changed });
    await settle();
    api.failNext('accept');
    betslip.acceptAndPlace();
    await settle();
    expect(api.calls).not.toContain('place');
    expect(warnings).toEqual(['Something went wrong while accepting the changes. Please try again later.']);
    expect(betslip.getSnapshot().accepting).toBe(false);
  });

  it('places nothing when the prices moved again in between', async () => {
    const { betslip, api } = harness({ slip: changed });
    await settle();
    const release = api.holdNext('accept');
    betslip.acceptAndPlace();
    await settle();
    const accept = api.slip;
    release();
    api.slip = accept;
    api.push(withLeg({ ...changed, revision: 90 }, 's-oilers', { requiresAcceptance: true }));
    await settle();
    expect(api.calls).not.toContain('place');
    expect(betslip.getSnapshot().placement.kind).toBe('idle');
  });
});

describe('odds that change', () => {
  const changed = withLeg(staked, 's-bills', { current: at118, requiresAcceptance: true });
  const better = withLeg(staked, 's-bills', {
    current: { ...at118, odds: { numerator: 1, denominator: 1 } },
    requiresAcceptance: true,
  });

  it('are accepted without a word before a stake is typed', async () => {
    const { betslip, api, warnings } = harness({ slip: slipOf([bills]) });
    await settle();
    api.push(withLeg(slipOf([bills]), 's-bills', { current: at118, requiresAcceptance: true }));
    await settle();
    expect(api.calls).toContain('accept');
    expect(betslip.slip().legs[0]?.requiresAcceptance).toBe(false);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['ASK', 0, 0],
    ['BETTER', 1, 0],
    ['ANY', 1, 1],
  ] as const)('after %s was chosen: better ones accepted %d times, worse ones %d times', async (choice, betterOnes, worseOnes) => {
    for (const [slip, times] of [
      [better, betterOnes],
      [changed, worseOnes],
    ] as const) {
      const { betslip, api } = harness({ slip: staked });
      await settle();
      betslip.chooseOddsAcceptance(choice);
      api.push(slip);
      await settle();
      expect(api.acceptance).toBe(choice);
      expect(api.calls.filter((name) => name === 'accept')).toHaveLength(times);
    }
  });

  it('at a new line are accepted only by any', async () => {
    const line = { ...at118, odds: { numerator: 1, denominator: 1 }, pointsHundredths: -350 };
    for (const [acceptance, times] of [
      ['BETTER', 0],
      ['ANY', 1],
    ] as const) {
      const { betslip, api } = harness({ slip: staked });
      await settle();
      betslip.chooseOddsAcceptance(acceptance);
      api.push(withLeg(staked, 's-bills', { current: line, requiresAcceptance: true }));
      await settle();
      expect(api.calls.filter((name) => name === 'accept')).toHaveLength(times);
    }
  });

  it('are tried once when accepting them fails, and then ask', async () => {
    const { betslip, api, warnings } = harness({ slip: staked });
    await settle();
    betslip.chooseOddsAcceptance('ANY');
    api.failNext('accept');
    api.push(changed);
    await settle(60);
    expect(api.calls.filter((name) => name === 'accept')).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it('follow the choice that the server has, and a choice that it did not take is taken back', async () => {
    const { betslip, api, login, warnings } = harness({ slip: staked, login: 'loggedOut' });
    api.acceptance = 'BETTER';
    login.set('loggedIn');
    await settle();
    expect(betslip.getSnapshot().oddsAcceptance).toBe('BETTER');
    api.failNext('setOddsAcceptance');
    betslip.chooseOddsAcceptance('ANY');
    expect(betslip.getSnapshot().oddsAcceptance).toBe('ANY');
    await settle();
    expect(betslip.getSnapshot().oddsAcceptance).toBe('BETTER');
    expect(warnings).toEqual(['Your choice about odds changes could not be saved. Please try again.']);
  });
});

describe('the tab', () => {
  it('stays with one leg when Parlay is chosen, and says what a parlay needs', async () => {
    const { betslip, warnings } = harness({ slip: slipOf([bills]) });
    await settle();
    betslip.chooseTab('PARLAY');
    expect(betslip.getSnapshot().tab.tab).toBe('STRAIGHT');
    expect(warnings).toEqual(['Add another bet to make this a parlay!']);
  });

  it('goes to Parlay with the second pick although a tab was chosen by hand before', async () => {
    const { betslip } = harness({ slip: slipOf([bills]), stored: { tab: { tab: 'STRAIGHT', isNew: false } } });
    await settle();
    betslip.toggle(oilers);
    expect(betslip.getSnapshot().tab.tab).toBe('PARLAY');
  });

  it('stays where a stake was typed when another pick is made', async () => {
    const { betslip } = harness({ slip: slipOf([bills]) });
    await settle();
    betslip.setAmount('straight:s-bills', 'BET', 2500);
    betslip.toggle(oilers);
    expect(betslip.getSnapshot().tab.tab).toBe('STRAIGHT');
  });
});

describe('amounts', () => {
  it('are sent once typing pauses for 100 ms, the last one', async () => {
    const { betslip, api, time } = harness({ slip: slipOf([bills]) });
    await settle();
    betslip.setAmount('straight:s-bills', 'BET', 300);
    await time.pass(60);
    betslip.setAmount('straight:s-bills', 'BET', 3000);
    await time.pass(99);
    expect(api.amounts).toEqual([]);
    await time.pass(1);
    expect(api.amounts).toEqual([{ draftBetId: 'straight:s-bills', field: 'BET', cents: 3000 }]);
    expect(betslip.getSnapshot().drafts).toEqual({});
  });

  it('without an answer stay and are sent again after a reconnect', async () => {
    const { betslip, api, time, connection } = harness({ slip: slipOf([bills]) });
    await settle();
    api.failNext('setAmount');
    betslip.setAmount('straight:s-bills', 'WIN', 500);
    await time.pass(100);
    expect(betslip.getSnapshot().drafts['straight:s-bills']).toMatchObject({ field: 'WIN', cents: 500 });
    connection.set({ online: false, live: false });
    connection.set({ online: true, live: true });
    await time.pass(200);
    expect(api.amounts).toEqual([{ draftBetId: 'straight:s-bills', field: 'WIN', cents: 500 }]);
  });

  it('do not come back when their selection is removed and picked again', async () => {
    const { betslip, api, time } = harness({ slip: slipOf([bills]) });
    await settle();
    betslip.setAmount('straight:s-bills', 'BET', 3000);
    betslip.remove('s-bills');
    await settle();
    betslip.toggle(bills);
    expect(betslip.getSnapshot().drafts).toEqual({});
    await time.pass(1000);
    expect(legIds(betslip)).toEqual(['s-bills']);
    expect(api.amounts).toEqual([]);
  });
});
