import { expect, it } from 'vitest';
import { seeAllText } from './marketLabel.ts';

it('a link to all events of a competition says how many, in the sport’s word', () => {
  expect(seeAllText({ sport: 'football', name: 'NFL', eventCount: 16 })).toBe('See all 16 NFL games');
  expect(seeAllText({ sport: 'soccer', name: 'LaLiga', eventCount: 9 })).toBe('See all 9 LaLiga matches');
  expect(seeAllText({ sport: 'mma', name: 'UFC Fight Night', eventCount: 6 })).toBe('See all 6 UFC Fight Night fights');
});
