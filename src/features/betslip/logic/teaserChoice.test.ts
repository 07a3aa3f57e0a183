import { expect, it } from 'vitest';
import { teaserPointsText } from './teaserChoice.ts';

it('shows teaser points with one decimal [S2.236]', () => {
  expect([600, 650, 1000].map(teaserPointsText)).toEqual(['6.0', '6.5', '10.0']);
});
