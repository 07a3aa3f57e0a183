import { expect, it } from 'vitest';
import { durationText, realityCheckText } from './realityCheckText.ts';

it.each([
  [1, '1 second'],
  [59.9, '59 seconds'],
  [60, '1 minute'],
  [3600, '1 hour'],
  [7500, '2 hours 5 minutes'],
])('%s seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

it('the reality check tells the time, what was spent until when in ET, and its interval', () => {
  const facts = {
    name: 'Check-in frequency',
    elapsedSeconds: 3600,
    intervalSeconds: 3600,
    now: Date.parse('2026-11-28T00:41:00Z'),
  };
  const { body, detail } = realityCheckText({ ...facts, spentCents: 2000 });
  expect(body).toBe('You’ve been playing for 1 hour');
  expect(detail).toMatch(/^Spent this session \$20\.00 at 7:41\sPM ET · Check-in frequency: every 1 hour$/);
  expect(realityCheckText({ ...facts, spentCents: null }).detail).toBe('Check-in frequency: every 1 hour');
});
