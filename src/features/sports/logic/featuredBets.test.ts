import { expect, it } from 'vitest';
import { featuredBetLink } from './featuredBets.ts';

it('a featured bet is added by a link on the page that shows it, whose own parameters stay', () => {
  expect(featuredBetLink('', 'f1')).toBe('?featuredBetId=f1');
  expect(featuredBetLink('?tab=all&featuredBetId=f0', 'f1')).toBe('?tab=all&featuredBetId=f1');
});
