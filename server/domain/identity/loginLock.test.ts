import { describe, expect, it } from 'vitest';
import { lockedForSeconds } from './loginLock.ts';

const now = new Date('2026-01-01T12:00:00Z');
const ago = (...seconds: number[]): Date[] => seconds.map((age) => new Date(now.getTime() - age * 1000));

describe('the lock after failed log-ins', () => {
  it('stays open below five failures', () => {
    expect(lockedForSeconds(ago(1, 2, 3, 4), now)).toBe(0);
  });

  it('closes at the fifth and opens when one of the five is a quarter of an hour old', () => {
    expect(lockedForSeconds(ago(100, 1, 2, 3, 4), now)).toBe(800);
    expect(lockedForSeconds(ago(899, 1, 2, 3, 4), now)).toBe(1);
    expect(lockedForSeconds(ago(900, 1, 2, 3, 4), now)).toBe(0);
  });

  it('is decided by the newest five', () => {
    expect(lockedForSeconds(ago(850, 800, 50, 40, 30, 20, 10), now)).toBe(850);
  });

  it('takes a failure of a clock since set back for one of now', () => {
    expect(lockedForSeconds(ago(-60, 1, 1, 1, 1), now)).toBe(899);
  });
});
