import { describe, expect, it } from 'vitest';
import type { EventStatus } from '../../../../core/contract.ts';
import {
  betReference,
  betStanding,
  betTitle,
  cancellationText,
  legLine,
  legNote,
  legStanding,
  middleCents,
  moneyLabels,
  partlyCashedText,
  standingText,
} from './betText.ts';
import { bet, leg } from './fixtures.ts';

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
      standingText(betStanding(bet('1', { outcome }), true)),
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

  it('shows what it would have won when lost, and the refund when pushed', () => {
    expect(middleCents(bet('1', { outcome: 'LOSS', winCents: 0, payoutCents: 0 }))).toBe(2679);
    const push = bet('1', { outcome: 'PUSH', winCents: 0, payoutCents: 3000 });
    expect(middleCents(push)).toBe(3000);
    expect(moneyLabels(push).win).toBe('Refund');
    expect(moneyLabels(bet('1')).win).toBe('To win');
  });

  it('that was taken back says why, and what came back', () => {
    const back = { winCents: 0, payoutCents: 3000 };
    const cancelled = bet('1', { status: 'CANCELLED', outcome: 'REFUND', ...back });
    const asked = bet('1', { status: 'CANCELLED', outcome: 'PATRON_CANCELLED', ...back });
    const invalid = bet('1', { status: 'INVALID', outcome: 'INVALID', ...back });
    for (const each of [cancelled, asked, invalid]) {
      expect(moneyLabels(each)).toEqual({ win: 'Refund', payout: 'Payout' });
      expect(middleCents(each)).toBe(3000);
    }
    const wordOf = (each: typeof invalid) => standingText(betStanding(each, true));
    expect([cancelled, asked, invalid].map(wordOf)).toEqual(['Cancelled', 'Cancelled', 'Invalid']);
    expect(cancellationText(cancelled)).toBe('We cancelled this bet. $30.00 was refunded.');
    expect(cancellationText(asked)).toBe('Cancelled at your request. $30.00 was refunded.');
    expect(cancellationText(invalid)).toBe('This bet should not have been accepted. $30.00 was refunded.');
    expect([cancelled, invalid].map((each) => legStanding(each, leg(), live))).toEqual(['cancelled', 'invalid']);
    const part = { runningStakeCents: 1800, cashedOutCents: 1140, payoutCents: 2940 };
    expect(cancellationText(bet('1', { ...cancelled, ...part }))).toBe('We cancelled this bet. $18.00 was refunded.');
    expect(cancellationText(bet('1', { ...asked, payoutCents: 0 }))).toBe(
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
    expect(moneyLabels(whole)).toEqual({ win: 'To win', payout: 'Cash out' });
    expect(middleCents(whole)).toBe(2679);
    expect(partlyCashedText(whole)).toBeNull();
    expect(partlyCashedText(bet('1'))).toBeNull();
    const part = bet('1', { runningStakeCents: 1800, cashedOutCents: 1140 });
    expect(partlyCashedText(part)).toBe('$12.00 of the bet was cashed out for $11.40. $18.00 still runs.');
    expect(partlyCashedText({ ...part, outcome: 'LOSS' })).toBe('$12.00 of the bet was cashed out for $11.40.');
  });
});

describe('a bet’s reference', () => {
  it('is the start of its placement id and its own number', () => {
    expect(betReference(bet('20554'))).toBe('8F21·20554');
    expect(betReference(bet('7'))).toBe('8F21·00007');
  });
});
