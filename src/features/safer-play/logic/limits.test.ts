import { describe, expect, it } from 'vitest';
import { limitName, limitTitle } from '../../../../core/texts/limitNames.ts';
import type { PlayerLimit } from '../../../player/index.ts';
import { makeLimit } from '../testing/samples.ts';
import { canReview, changeOf, checkInChoices, type LimitAsk, NEW_LIMIT_FORM, stepLimitForm, waits } from './limitForm.ts';
import { limitOfPath, limitPath } from './limitKinds.ts';
import { durationText, isReached, LIMIT_TOASTS, leftText, resetText, usedPercent, usedText, valueText } from './limitTexts.ts';

const NAMES = { checkIn: 'Reality check-in', loss: 'Net loss', spend: 'Spend' } as const;
const set = (value: number): LimitAsk => ({ kind: 'set', value });
const plain = (text: string | null): string => (text ?? '').replaceAll('\u202f', ' ');

describe('a change of a limit', () => {
  it.each([
    [null, set(100), 'first', false],
    [100, set(99), 'lower', false],
    [100, set(100), 'same', false],
    [100, set(101), 'raise', true],
    [100, { kind: 'remove' }, 'remove', true],
    [null, { kind: 'remove' }, 'same', false],
  ] as const)('from %s by %o is %s, and waits: %s', (active, ask, change, doesWait) => {
    expect(changeOf(active, ask)).toBe(change);
    expect(waits(change)).toBe(doesWait);
  });

  it('an empty field, nothing and what already holds are never reviewed', () => {
    const chosen = (value: number | null) => stepLimitForm(NEW_LIMIT_FORM, { type: 'valueChosen', value });
    for (const state of [NEW_LIMIT_FORM, chosen(null), chosen(0), chosen(100)])
      expect(stepLimitForm(state, { type: 'reviewRequested', active: 100 }).step).toBe('choosing');
    expect(canReview(chosen(200), 100)).toBe(true);
  });

  it('a review that is left keeps the value, one that was sent begins anew', () => {
    const typed = stepLimitForm(NEW_LIMIT_FORM, { type: 'valueChosen', value: 200 });
    const reviewing = stepLimitForm(typed, { type: 'reviewRequested', active: 100 });
    expect(reviewing).toEqual({ step: 'reviewing', ask: set(200) });
    expect(stepLimitForm(reviewing, { type: 'wentBack' })).toEqual(typed);
    expect(stepLimitForm(reviewing, { type: 'done' })).toEqual(NEW_LIMIT_FORM);
  });
});

describe('the sentence of a limit’s reset', () => {
  it.each([
    ['America/New_York', 'Resets Monday, Nov 30, 12:00 AM EST.'],
    ['America/Los_Angeles', 'Resets Sunday, Nov 29, 9:00 PM PST.'],
    ['Pacific/Honolulu', 'Resets Sunday, Nov 29, 7:00 PM HST.'],
  ])('names the server’s instant for a player in %s, with the weekday there', (zone, text) => {
    expect(plain(resetText(makeLimit(), zone))).toBe(text);
  });

  it.each([
    ['2026-11-02T05:00:00Z', 'Resets Monday, Nov 2, 12:00 AM EST.'],
    ['2026-03-09T04:00:00Z', 'Resets Monday, Mar 9, 12:00 AM EDT.'],
  ])('is right after a day of 25 and of 23 hours: %s', (resetsAt, text) => {
    const used = { used: 10_000, left: 0, resetsAt };
    expect(plain(resetText({ period: 'DAILY', used }, 'America/New_York'))).toBe(text);
  });

  it('says of a rolling period what counts, and of nothing counted nothing', () => {
    const used = { used: 0, left: 1, resetsAt: null };
    expect(resetText({ period: 'WEEKLY', used })).toBe('Counts the last 7 days; what is older no longer counts.');
    expect(resetText({ period: null, used: null })).toBeNull();
  });
});

describe('what is used of a limit', () => {
  it.each([
    [{ used: 25_000, left: 25_000 }, 50, '$250.00 used', '$250.00 left'],
    [{ used: -2_500, left: 12_500 }, 0, '$0.00 used', '$125.00 left'],
    [{ used: 8_000, left: 0 }, 100, '$80.00 used', '$0.00 left'],
    [{ used: 9_999, left: 1 }, 99, '$99.99 used', '$0.01 left'],
  ])('%o is %s percent', (use, percent, used, left) => {
    const all = { ...use, resetsAt: null };
    expect([usedPercent(all), usedText('LOSS', all), leftText('LOSS', all)]).toEqual([percent, used, left]);
    expect(isReached({ used: all })).toBe(percent === 100);
  });

  it('time is written in hours and minutes, its limit in hours', () => {
    expect([0, 59, 60, 3_600, 4_320].map(durationText)).toEqual(['0 min', '0 min', '1 min', '1 h', '1 h 12 min']);
    expect([1, 3, null].map((value) => valueText('DAILY_TIME', value))).toEqual(['1 hour', '3 hours', 'No Limit']);
  });
});

describe('the names of a limit', () => {
  const named = (type: PlayerLimit['type'], period: PlayerLimit['period']) => ({ type, period });
  it.each([
    [named('DEPOSIT', 'WEEKLY'), 'deposit/weekly', 'Weekly deposit limit', 'weekly deposit limit'],
    [named('LOSS', 'DAILY'), 'loss/daily', 'Daily net loss limit', 'daily net loss limit'],
    [named('MAX_SINGLE_WAGER', null), 'max-single-wager', 'Max single wager', 'max single wager'],
    [named('DAILY_TIME', 'DAILY'), 'time', 'Time limit', 'daily time limit'],
  ])('%o is at %s: %s, in a sentence %s', (limit, path, title, name) => {
    const address = `/account/responsible-gaming/limits/${path}`;
    expect([limitPath(limit), limitTitle(limit, NAMES), limitName(limit, NAMES)]).toEqual([address, title, name]);
    expect(limitOfPath(address)?.kind.type).toBe(limit.type);
  });

  it('a type alone has an address, too, and other pages are none of a limit', () => {
    expect(limitOfPath('/account/responsible-gaming/limits/loss')).toMatchObject({ kind: { type: 'LOSS' }, period: null });
    expect(limitOfPath('/account/responsible-gaming/limits/history')).toBeNull();
    expect(limitOfPath('/account/responsible-gaming')).toBeNull();
  });

  it('the toasts are those of the specification', () => {
    const weekly = named('DEPOSIT', 'WEEKLY');
    expect(LIMIT_TOASTS.saved(weekly, NAMES)).toBe('Deposit limit saved successfully!');
    expect(LIMIT_TOASTS.updated(weekly, NAMES)).toBe("You've successfully updated your weekly deposit limit.");
    expect(LIMIT_TOASTS.notSet(weekly, NAMES)).toBe('Error setting deposit limit. Please try again later.');
    expect(LIMIT_TOASTS.cancelled).toBe('Limit change canceled successfully!');
    expect(LIMIT_TOASTS.notCancelled).toBe('Error canceling limit change. Please try again later.');
  });
});

it('the intervals of the reality check include the one that the player has', () => {
  expect(checkInChoices(null)).toEqual([15, 30, 45, 60]);
  expect(checkInChoices(5)).toEqual([5, 15, 30, 45, 60]);
  expect(checkInChoices(30)).toEqual([15, 30, 45, 60]);
});
