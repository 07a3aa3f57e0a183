import { expect, it } from 'vitest';
import { bills, lions, oilers, slipOf, withTeaser } from '../../testing/fixtures.ts';
import { FIRST_STATE } from './slipState.ts';
import { pointsRequest, teaserPointsText } from './teaserChoice.ts';

it('teaser points are shown with one decimal', () => {
  expect([600, 650, 1000].map(teaserPointsText)).toEqual(['6.0', '6.5', '10.0']);
});

it('points are asked for on the market of the first leg of the teaser, not of the slip', () => {
  const server = withTeaser(slipOf([oilers, bills, lions]), ['s-bills', 's-lions']);
  const [first] = server.sections.TEASER.draftBets[0]?.legs ?? [];
  const ask = (pointsHundredths: number) => pointsRequest({ ...FIRST_STATE, server }, pointsHundredths);
  expect(ask(650)).toEqual({ pointsHundredths: 650, marketId: first?.marketId, isMore: true });
  expect(first?.marketId).not.toBe(server.legs[0]?.marketId);
  expect(first?.marketId).not.toBe(first?.selectionId);
  expect(ask(600)?.isMore).toBe(false);
  expect(pointsRequest({ ...FIRST_STATE, server: slipOf([bills, lions]) }, 650)).toBeNull();
});
