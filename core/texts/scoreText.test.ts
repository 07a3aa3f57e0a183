import { expect, it } from 'vitest';
import { scoreText } from './scoreText.ts';

it('the score of an event is in the order of its name, and none before there is one', () => {
  expect(scoreText('Celtics @ Knicks', { homeScore: 81, awayScore: 88 })).toBe('88–81');
  expect(scoreText('Arsenal v Chelsea', { homeScore: 2, awayScore: 0 })).toBe('2–0');
  expect(scoreText('Celtics @ Knicks', { homeScore: null, awayScore: null })).toBeNull();
});
