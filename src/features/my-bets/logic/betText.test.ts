import { describe, expect, it } from 'vitest';
import type { EventStatus } from '../../../../core/wire/contract.ts';
import { bet, leg } from '../testing/fixtures.ts';
import {
  betStanding,
  betTitle,
  cancellationText,
  legLine,
  legNote,
  legStanding,
  moneyColumns,
  partlyCashedText,
  standingText,
} from './betText.ts';

const before = { status: 'PRE_GAME', homeScore: null, awayScore: null, clock: null } as const;
const live = { status: 'IN_PLAY', homeScore: 81, awayScore: 88, clock: 'Q3 4:12' } as const;
const over = { status: 'FINISHED', homeScore: 20, awayScore: 31, clock: null } as const;

const standingOf = (one: ReturnType<typeof leg>, facts: { readonly status: EventStatus }) => legStanding(bet('1'), one, facts);

describe('a leg', () => {
  it('is pending, live, then graded', () => {
    expect(standingOf(leg(), before)).toBe('pending');
    expect(standingOf(leg(), live)).toBe('live');
    expect(standingOf(leg({ outcome: 'WIN' }), live)).toBe('won');
    expect(standingOf(leg({ outcome: 'PUSH' }), over)).toBe('push');
    expect(standingOf(leg({ outcome: 'WIN', grade: 'HALF_WIN' }), over)).toBe('halfWon');
    expect(standingOf(leg({ outcome: 'VOIDED' }), over)).toBe('void');
  });

  it('shows its start, then its live score, then its result', () => {
    expect(legLine(leg(), before, 'Sun 4:25 PM')).toBe('Chiefs @ Bills · Sun 4:25 PM');
    expect(legLine(leg(), live, '')).toBe('Chiefs @ Bills · 88–81, Q3 4:12');
    expect(legLine(leg({ outcome: 'WIN' }), over, '')).toBe('Chiefs @ Bills · Final 31–20');
    expect(legLine(leg({ eventName: 'Arsenal vs Liverpool' }), over, '')).toBe('Arsenal vs Liverpool · Final 20–31');
    expect(legLine(leg({ outcome: 'VOIDED' }), { ...before, status: 'CANCELLED' }, '')).toBe('Chiefs @ Bills · Cancelled');
  });
});

describe('a bet', () => {
  it('has a title by its type', () => {
    expect(betTitle(bet('1'))).toBe('Straight');
    const legs = [leg(), leg(), leg()];
    const titleOf = (change: Parameters<typeof bet>[1]) => betTitle(bet('1', { legs, ...change }));
    expect(titleOf({ type: 'PARLAY' })).toBe('3-leg parlay');
    expect(titleOf({ type: 'PARLAY_PLUS' })).toBe('3-leg Parlay+');
    expect(titleOf({ type: 'ROUND_ROBIN', combinations: 4 })).toBe('3-leg round robin · 4 bets');
    expect(titleOf({ type: 'ROUND_ROBIN', combinations: 1013 })).toBe('3-leg round robin · 1,013 bets');
    expect(titleOf({ type: 'TEASER', teaserPointsHundredths: 650 })).toBe('3-team teaser · 6.5 pts');
  });

  it('reads Won, Lost, Push or Void once settled', () => {
    const words = (['WIN', 'LOSS', 'PUSH', 'VOIDED'] as const).map((outcome) =>
      standingText(betStanding(bet('1', { outcome, ...(outcome === 'LOSS' && { payoutCents: 0 }) }), true)),
    );
    expect(words).toEqual(['Won', 'Lost', 'Push', 'Void']);
    expect(standingText(betStanding(bet('1'), true))).toBe('Live');
    expect(standingText(betStanding(bet('1'), false))).toBe('Open');
  });

  it('shows the prices of its legs where it pays by them, else their markets', () => {
    const legs = [leg(), leg({ odds: { numerator: 59, denominator: 50 } })];
    const notesOf = (one: Parameters<typeof legNote>[0], format: 'AMERICAN' | 'EURO') =>
      one.legs.map((each) => legNote(one, each, format));
    expect(notesOf(bet('1', { type: 'PARLAY', legs }), 'AMERICAN')).toEqual(['−112', '+118']);
    expect(notesOf(bet('1', { type: 'PARLAY', legs }), 'EURO')).toEqual(['1.89', '2.18']);
    expect(notesOf(bet('1', { type: 'TEASER', teaserPointsHundredths: 600, legs }), 'AMERICAN')).toEqual(['Spread', 'Spread']);
    expect(notesOf(bet('1'), 'AMERICAN')).toEqual(['Spread']);
  });

  it.each<[what: string, change: Parameters<typeof bet>[1], columns: readonly string[]]>([
    ['an open one', {}, ['Bet $30.00', 'To win $26.79', 'Payout $56.79']],
    [
      'an open one of which a part was cashed out',
      { stakeCents: 2500, runningStakeCents: 2250, winCents: 1406, payoutCents: 3656, cashedOutCents: 238 },
      ['Bet $22.50', 'To win $14.06', 'Payout $36.56'],
    ],
    ['a won one', { outcome: 'WIN' }, ['Bet $30.00', 'Net result +$26.79', 'Payout $56.79']],
    ['a lost one', { outcome: 'LOSS', winCents: 0, payoutCents: 0 }, ['Bet $30.00', 'Net result −$30.00', 'Payout $0.00']],
    [
      'a lost one of which a part was cashed out',
      { outcome: 'LOSS', stakeCents: 2500, runningStakeCents: 2250, winCents: 0, payoutCents: 238, cashedOutCents: 238 },
      ['Bet $25.00', 'Net result −$22.62', 'Payout $2.38'],
    ],
    ['a push', { outcome: 'PUSH', winCents: 0, payoutCents: 3000 }, ['Bet $30.00', 'Refund $30.00', 'Payout $30.00']],
    [
      'a push of which a part was cashed out',
      { outcome: 'PUSH', runningStakeCents: 1800, winCents: 0, payoutCents: 2940, cashedOutCents: 1140 },
      ['Bet $30.00', 'Net result −$0.60', 'Payout $29.40'],
    ],
    [
      'one that was cashed out as a whole',
      { outcome: 'CASH_OUT', winCents: 0, payoutCents: 2850, cashedOutCents: 2850, runningStakeCents: 0 },
      ['Bet $30.00', 'Net result −$1.50', 'Cash out $28.50'],
    ],
    ['a lost bonus bet', { outcome: 'LOSS', isAwarded: true, payoutCents: 0 }, ['Bet $30.00', 'Net result $0.00', 'Payout $0.00']],
  ])('has money that adds up: %s', (_, change, columns) => {
    const settled = { status: 'SETTLED', ...change } as const;
    expect(moneyColumns(bet('1', settled)).map(({ label, text }) => `${label} ${text}`)).toEqual(columns);
  });

  it('a bet that lost money over all its combinations does not read Won', () => {
    const roundRobin = { type: 'ROUND_ROBIN', outcome: 'WIN', combinations: 6, stakeCents: 1200, runningStakeCents: 1200 } as const;
    const wordOf = (payoutCents: number) => standingText(betStanding(bet('1', { ...roundRobin, payoutCents }), false));
    expect([wordOf(732), wordOf(1200), wordOf(1201)]).toEqual(['Partly won', 'Partly won', 'Won']);
    const rest = { outcome: 'WIN', runningStakeCents: 300, cashedOutCents: 100, payoutCents: 667 } as const;
    expect(standingText(betStanding(bet('1', rest), false))).toBe('Won');
  });

  it('a bet that was taken back says why, and what came back', () => {
    const back = { winCents: 0, payoutCents: 3000 };
    const cancelled = bet('1', { status: 'CANCELLED', outcome: 'REFUND', ...back });
    const byPlayer = bet('1', { status: 'CANCELLED', outcome: 'PATRON_CANCELLED', ...back });
    const invalid = bet('1', { status: 'INVALID', outcome: 'INVALID', ...back });
    for (const each of [cancelled, byPlayer, invalid]) {
      expect(moneyColumns(each)[1]).toEqual({ label: 'Refund', text: '$30.00' });
    }
    const wordOf = (each: typeof invalid) => standingText(betStanding(each, true));
    expect([cancelled, byPlayer, invalid].map(wordOf)).toEqual(['Cancelled', 'Cancelled', 'Invalid']);
    expect(cancellationText(cancelled)).toBe('We cancelled this bet. $30.00 was refunded.');
    expect(cancellationText(byPlayer)).toBe('Cancelled at your request. $30.00 was refunded.');
    expect(cancellationText(invalid)).toBe('This bet should not have been accepted. $30.00 was refunded.');
    expect([cancelled, invalid].map((each) => legStanding(each, leg(), live))).toEqual(['cancelled', 'invalid']);
    const part = { runningStakeCents: 1800, cashedOutCents: 1140, payoutCents: 2940 };
    expect(cancellationText(bet('1', { ...cancelled, ...part }))).toBe('We cancelled this bet. $18.00 was refunded.');
    expect(cancellationText(bet('1', { ...byPlayer, payoutCents: 0 }))).toBe(
      'Cancelled at your request. Your bonus bet can be used again.',
    );
    expect(cancellationText(bet('1', { status: 'SETTLED', outcome: 'REFUND', ...back }))).toBeNull();
    expect(standingText(betStanding(bet('1', { status: 'SETTLED', outcome: 'REFUND' }), true))).toBe('Void');
  });

  it('says what cash outs have paid, of all of it or of a part', () => {
    const whole = bet('1', {
      status: 'SETTLED',
      outcome: 'CASH_OUT',
      winCents: 0,
      payoutCents: 2850,
      cashedOutCents: 2850,
      runningStakeCents: 0,
    });
    expect(partlyCashedText(whole)).toBeNull();
    expect(partlyCashedText(bet('1'))).toBeNull();
    const part = bet('1', { runningStakeCents: 1800, cashedOutCents: 1140 });
    expect(partlyCashedText(part)).toBe('$12.00 of the bet was cashed out for $11.40. $18.00 still runs.');
    expect(partlyCashedText({ ...part, outcome: 'LOSS' })).toBe('$12.00 of the bet was cashed out for $11.40.');
  });
});
