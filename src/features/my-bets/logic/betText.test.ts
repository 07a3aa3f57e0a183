import { describe, expect, it } from 'vitest';
import {
  betOdds,
  betReference,
  betStanding,
  betTitle,
  legLine,
  legStanding,
  middleCents,
  moneyLabels,
  standingText,
} from './betText.ts';
import { bet, leg } from './fixtures.ts';

const before = { status: 'PRE_GAME', homeScore: null, awayScore: null, clock: null } as const;
const live = { status: 'IN_PLAY', homeScore: 81, awayScore: 88, clock: 'Q3 4:12' } as const;
const over = { status: 'FINISHED', homeScore: 20, awayScore: 31, clock: null } as const;

describe('a leg', () => {
  it('is pending, live, then graded', () => {
    expect(legStanding(leg(), before)).toBe('pending');
    expect(legStanding(leg(), live)).toBe('live');
    expect(legStanding(leg({ outcome: 'WIN' }), live)).toBe('won');
    expect(legStanding(leg({ outcome: 'PUSH' }), over)).toBe('push');
    expect(legStanding(leg({ outcome: 'VOIDED' }), over)).toBe('void');
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
    expect(betTitle(bet('1', { type: 'PARLAY', legs: [leg(), leg()] }))).toBe('2-leg parlay');
  });

  it('reads Won, Lost, Push or Void once settled', () => {
    const words = (['WIN', 'LOSS', 'PUSH', 'VOIDED'] as const).map((outcome) =>
      standingText(betStanding(bet('1', { outcome }), true)),
    );
    expect(words).toEqual(['Won', 'Lost', 'Push', 'Void']);
    expect(standingText(betStanding(bet('1'), true))).toBe('Live');
    expect(standingText(betStanding(bet('1'), false))).toBe('Open');
  });

  it('shows its exact odds in the player’s format', () => {
    const both = bet('1', { legs: [leg(), leg({ odds: { numerator: 59, denominator: 50 } })] });
    expect(betOdds(both, 'AMERICAN')).toBe('+313');
    expect(betOdds(both, 'EURO')).toBe('4.13');
  });

  it('shows what it would have won when lost, and the refund when pushed', () => {
    expect(middleCents(bet('1', { outcome: 'LOSS', winCents: 0, payoutCents: 0 }), 2679)).toBe(2679);
    const push = bet('1', { outcome: 'PUSH', winCents: 0, payoutCents: 3000 });
    expect(middleCents(push, 2679)).toBe(3000);
    expect(moneyLabels(push).win).toBe('Refund');
    expect(moneyLabels(bet('1')).win).toBe('To win');
  });
});

describe('a bet’s reference', () => {
  it('is the start of its placement id and its own number', () => {
    expect(betReference(bet('20554'))).toBe('8F21·20554');
    expect(betReference(bet('7'))).toBe('8F21·00007');
  });
});
