import { describe, expect, it } from 'vitest';
import { alertLine, alertNews, newlyReached, type PriceAlert, parsePrice, targetFault } from './priceAlert.ts';

const alert: PriceAlert = {
  id: '1',
  selectionId: 's',
  title: 'Bills −2.5',
  marketName: 'Spread',
  eventName: 'Chiefs @ Bills',
  eventPath: '/e',
  target: { numerator: 7, denominator: 5 },
  state: 'WAITING',
  endedAt: null,
  reached: null,
};
const reached: PriceAlert = {
  ...alert,
  state: 'REACHED',
  endedAt: '2026-11-22T21:25:00Z',
  reached: { numerator: 3, denominator: 2 },
};

describe('a price as players write it', () => {
  it.each([
    ['+150', 3, 2],
    [' −110 ', 10, 11],
    ['-110', 10, 11],
    ['even', 1, 1],
    ['2.50', 3, 2],
    ['3', 2, 1],
    ['1.0001', 1, 10_000],
    ['101.5', 201, 2],
    ['7/2', 7, 2],
    ['7 / 2', 7, 2],
    ['150', 3, 2],
  ])('%s is %d/%d exactly', (text, numerator, denominator) => {
    expect(parsePrice(text)).toEqual({ numerator, denominator });
  });
  it.each(['', '+', '+50', '1', '1.00', '0/2', '3/0', '2,50', '2.', '.5', '1.12345', 'x', '-', '1/2/3'])('%j is none', (text) => {
    expect(parsePrice(text)).toBeNull();
  });
});

it('a target has to be better than the price of now', () => {
  expect(targetFault(null, alert.target, 'AMERICAN')).toMatch(/Enter a price/);
  expect(targetFault({ numerator: 14, denominator: 10 }, alert.target, 'EURO')).toBe(
    'The price is 2.40 already. Enter a better one.',
  );
  expect(targetFault({ numerator: 141, denominator: 100 }, alert.target, 'AMERICAN')).toBeNull();
});

it('a player is told of what waited on this page and is reached now, and of nothing else', () => {
  expect(newlyReached([alert], [reached])).toEqual([reached]);
  expect(newlyReached([], [reached])).toEqual([]);
  expect(newlyReached([reached], [reached])).toEqual([]);
  expect(newlyReached([alert], [{ ...reached, state: 'WITHHELD' }])).toEqual([]);
});

it('the words say what the price is, and never to bet', () => {
  expect(alertNews(reached, 'AMERICAN')).toEqual({
    key: '1',
    body: 'Bills −2.5: now +150',
    detail: 'Spread, Chiefs @ Bills. Your alert was for +140 or better.',
  });
  const now = Date.parse('2026-11-20T12:00:00Z');
  const lines = (['WAITING', 'REACHED', 'WITHHELD', 'CLOSED'] as const).map((state) =>
    alertLine({ ...reached, state }, 'AMERICAN', now),
  );
  expect(lines.map((line) => line.split(',')[0])).toEqual([
    'Waits for +140 or better',
    'Reached +150',
    'Reached',
    'The market closed before +140 or better',
  ]);
  expect([...lines, ...Object.values(alertNews(reached, 'AMERICAN'))].join(' ')).not.toMatch(/bet now|hurry|don.t miss|place/i);
});
