import { describe, expect, it } from 'vitest';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { chosenPoints } from '../logic/machine/teaserChoice.ts';
import { bills, lions, oilers, slipOf, withTeaser } from '../testing/fixtures.ts';
import { harness, legIds } from '../testing/harness.ts';

const teased = withTeaser(slipOf([bills, oilers, lions]), ['s-bills', 's-lions']);
const onTeaser = { stored: { tab: { tab: 'TEASER', isNew: false } } } as const;

describe('the teaser', () => {
  it('buys more points and adjusts to fewer, one request after the other, the last choice shown at once', async () => {
    const { betslip, api } = harness({ slip: teased });
    await settle();
    const release = api.holdNext('choosePoints');
    betslip.choosePoints(650);
    betslip.choosePoints(1000);
    betslip.choosePoints(600);
    expect(chosenPoints(betslip.getSnapshot())).toBe(600);
    release();
    await settle();
    expect(api.calls.filter((call) => call.startsWith('choosePoints'))).toEqual([
      'choosePoints 650 more',
      'choosePoints 1000 more',
      'choosePoints 600 fewer',
    ]);
    betslip.choosePoints(1000);
    await settle();
    betslip.choosePoints(650);
    await settle();
    expect(api.calls.filter((call) => call.startsWith('choosePoints')).slice(3)).toEqual([
      'choosePoints 1000 more',
      'choosePoints 650 fewer',
    ]);
    expect(chosenPoints(betslip.getSnapshot())).toBe(650);
  });

  it('takes a choice back that failed, with a message', async () => {
    const { betslip, api, warnings } = harness({ slip: teased });
    await settle();
    api.failNext('choosePoints');
    betslip.choosePoints(650);
    await settle();
    expect(chosenPoints(betslip.getSnapshot())).toBe(600);
    expect(warnings).toEqual(['Something went wrong while changing the points. Please try again later.']);
  });

  it('is cleared at once, and its tab is left: to Parlay with several others, else to Straight', async () => {
    const four = withTeaser(slipOf([bills, oilers, lions, { ...oilers, selectionId: 's-4', eventId: 'e-4' }]), [
      's-bills',
      's-lions',
    ]);
    const { betslip, api } = harness({ slip: four, ...onTeaser });
    await settle();
    betslip.clearTeaser();
    expect(legIds(betslip)).toEqual(['s-oilers', 's-4']);
    expect(betslip.getSnapshot().tab.tab).toBe('PARLAY');
    await settle();
    expect(api.slip.legs).toHaveLength(2);
    const one = harness({ slip: teased, ...onTeaser });
    await settle();
    one.betslip.clearTeaser();
    expect(one.betslip.getSnapshot().tab.tab).toBe('STRAIGHT');
    await settle();
    expect(one.betslip.getSnapshot().tab.tab).toBe('STRAIGHT');
  });

  it('comes back when the server has not cleared it', async () => {
    const { betslip, api, warnings } = harness({ slip: teased, ...onTeaser });
    await settle();
    api.failNext('clearTeaser');
    betslip.clearTeaser();
    await settle();
    expect(legIds(betslip)).toHaveLength(3);
    expect(warnings).toHaveLength(1);
  });

  it('is placed with its points', async () => {
    const { betslip, api } = harness({ slip: teased, ...onTeaser });
    await settle();
    betslip.chooseTab('TEASER');
    betslip.setAmount('teaser', 'BET', 2300);
    let sent: unknown;
    api.decide = (request) => {
      sent = request.bets;
      return { kind: 'REJECTED', errors: [] };
    };
    betslip.place();
    await settle();
    expect(sent).toMatchObject([{ section: 'TEASER', stakeCents: 2300, teaserPointsHundredths: 600 }]);
  });

  it('says what it needs where its tab is chosen with one leg', async () => {
    const { betslip, warnings } = harness({ slip: slipOf([bills]) });
    await settle();
    betslip.chooseTab('TEASER', 'It takes two.');
    expect(warnings).toEqual(['It takes two.']);
  });
});
