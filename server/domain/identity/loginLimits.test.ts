import { describe, expect, it } from 'vitest';
import { delaySeconds, type EarlierAttempt, LOGIN_LIMITS, refuseLogin, waitSeconds } from './loginLimits.ts';

const now = new Date('2026-01-01T12:00:00Z');
const ago = (...seconds: number[]): Date[] => seconds.map((age) => new Date(now.getTime() - age * 1000));

describe('the lock after failed log-ins', () => {
  const locked = (times: readonly Date[]) => waitSeconds(times, now, LOGIN_LIMITS.lock);

  it('stays open below five failures', () => {
    expect(locked(ago(1, 2, 3, 4))).toBe(0);
  });

  it('closes at the fifth and opens when one of the five is a quarter of an hour old', () => {
    expect(locked(ago(100, 1, 2, 3, 4))).toBe(800);
    expect(locked(ago(899, 1, 2, 3, 4))).toBe(1);
    expect(locked(ago(900, 1, 2, 3, 4))).toBe(0);
  });

  it('is decided by the newest five', () => {
    expect(locked(ago(850, 800, 50, 40, 30, 20, 10))).toBe(850);
  });

  it('counts a failure from before the clock was set back as one of now', () => {
    expect(locked(ago(-60, 1, 1, 1, 1))).toBe(899);
    expect(locked(ago(-60, -60, -60, -60, -60))).toBe(900);
  });
});

describe('the pause of an account that strangers guess at', () => {
  const pause = (failures: number, newestAgo: number) =>
    delaySeconds(ago(...Array.from({ length: failures }, (_, index) => newestAgo + index)), now, LOGIN_LIMITS.account);

  it('begins after ten failures, doubles with each and ends at a minute', () => {
    expect([9, 10, 11, 12, 15, 16, 17, 300].map((failures) => pause(failures, 0))).toEqual([0, 1, 2, 4, 32, 60, 60, 60]);
  });

  it('counts from the newest failure and is over by itself', () => {
    expect([pause(16, 0), pause(16, 59), pause(16, 60)]).toEqual([60, 1, 0]);
  });
});

describe('a log-in', () => {
  const attempt = (fields: Partial<EarlierAttempt>, age = 1): EarlierAttempt => ({
    at: new Date(now.getTime() - age * 1000),
    outcome: 'FAILED',
    sameAccount: false,
    sameAddress: false,
    ...fields,
  });
  const many = (count: number, fields: Partial<EarlierAttempt>, age?: number): EarlierAttempt[] =>
    Array.from({ length: count }, () => attempt(fields, age));
  const refused = (earlier: readonly EarlierAttempt[], isKnownAddress = false) =>
    refuseLogin(earlier, now, LOGIN_LIMITS, isKnownAddress);

  it('is refused after ten failures from its address on other names, unless the player is known there', () => {
    expect(refused(many(9, { sameAddress: true }))).toBeNull();
    expect(refused(many(10, { sameAddress: true }))).toEqual({ limit: 'ADDRESS', retryAfterSeconds: 59 });
    expect(refused(many(10, { sameAddress: true }), true)).toBeNull();
  });

  it('has to wait while strangers guess at its account, unless the player is known at this address', () => {
    expect(refused(many(30, { sameAccount: true }))).toEqual({ limit: 'ACCOUNT', retryAfterSeconds: 59 });
    expect(refused(many(30, { sameAccount: true }), true)).toBeNull();
  });

  it('is locked by five failures of its own, known or not', () => {
    const own = many(5, { sameAccount: true, sameAddress: true });
    for (const isKnownAddress of [false, true])
      expect(refused(own, isKnownAddress)).toEqual({ limit: 'LOCK', retryAfterSeconds: 899 });
  });

  it('is refused after three hundred from its address, successful ones included, known or not', () => {
    const right = many(300, { sameAddress: true, outcome: 'SUCCEEDED' });
    expect(refused(right.slice(1), true)).toBeNull();
    expect(refused(right, true)).toEqual({ limit: 'ADDRESS', retryAfterSeconds: 59 });
  });

  it('counts an attempt under way as failed, and ignores one left by a dead server', () => {
    const pending = { sameAccount: true, sameAddress: true, outcome: 'PENDING' } as const;
    expect(refused(many(5, pending, 29))?.limit).toBe('LOCK');
    expect(refused(many(5, pending, 30))).toBeNull();
  });
});
