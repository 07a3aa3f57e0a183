import { expect, it } from 'vitest';
import { settle } from '../../../platform/testing/fakeTime.ts';
import type { LegGroup } from '../logic/slip.ts';
import { withLeg } from '../testing/fixtures.ts';
import { harness, staked } from '../testing/harness.ts';

it('the legs of a parlay that share a price are accepted as one group, where the open tab shows them so', async () => {
  const moved = { current: { odds: { numerator: 50, denominator: 59 }, pointsHundredths: null }, requiresAcceptance: true };
  const changed = withLeg(withLeg(staked, 's-bills', moved), 's-oilers', moved);
  const [parlay] = changed.sections.PARLAY.draftBets;
  if (!parlay) throw new Error('There is no parlay');
  const group = { eventStatus: 'PRE_GAME', odds: null, trend: 'NONE', requiresAcceptance: true } as const;
  const groups: readonly LegGroup[] = [
    { ...group, eventId: 'e-1', selectionIds: ['s-bills', 's-other'], isOneBet: true },
    { ...group, eventId: 'e-2', selectionIds: ['s-oilers'], isOneBet: false },
  ];
  const PARLAY = { ...changed.sections.PARLAY, draftBets: [{ ...parlay, groups }] };
  const slip = { ...changed, sections: { ...changed.sections, PARLAY } };
  const { betslip, api } = harness({ slip });
  await settle();
  for (const tab of ['STRAIGHT', 'PARLAY'] as const) {
    betslip.chooseTab(tab);
    betslip.accept(['s-bills', 's-oilers']);
    await settle();
    api.push({ ...slip, revision: 70 });
  }
  expect(api.calls).toEqual(['fetch', 'accept', 'accept together s-bills']);
});
