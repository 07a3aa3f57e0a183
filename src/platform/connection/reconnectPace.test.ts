import { describe, expect, it } from 'vitest';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import { HURRY_EVERY_MS, reconnectPace } from './reconnectPace.ts';

/** A client that connects as soon as it may, and always fails. @returns the times of its attempts. */
function failingClient(random: () => number = () => 0.5) {
  const time = fakeTime(0);
  const pace = reconnectPace(time, random);
  const attempts: number[] = [];
  const next = (): void =>
    void pace.turn().then(() => {
      pace.began();
      attempts.push(time.clock.now());
      next();
    });
  next();
  return { time, pace, attempts };
}

describe('the reconnect pace', () => {
  it('backs off: 0.5, 1, 2, 4, 8, then every 15 seconds', async () => {
    const { time, attempts } = failingClient();
    await time.pass(46_000);
    expect(attempts).toEqual([500, 1500, 3500, 7500, 15_500, 30_500, 45_500]);
  });

  it('differs between clients that lost the same server', async () => {
    const clients = Array.from({ length: 100 }, (_, index) => failingClient(() => index / 99));
    for (const { time } of clients) await time.pass(20_000);
    const fifth = clients.map(({ attempts }) => attempts[4] ?? 0);
    expect([Math.min(...fifth), Math.max(...fifth)]).toEqual([15_500 * 0.75, 15_500 * 1.25]);
    expect(new Set(fifth).size).toBe(100);
  });

  it('allows an attempt at the first good response, regardless of the remaining wait', async () => {
    const { time, pace, attempts } = failingClient();
    await time.pass(31_000);
    const before = attempts.length;
    pace.hurry();
    await settle();
    expect(attempts.slice(before)).toEqual([31_000]);
  });

  it('allows an attempt after good responses once in three seconds at most, and the back-off keeps growing', async () => {
    const { time, pace, attempts } = failingClient();
    await time.pass(31_000);
    const before = attempts.length;
    for (let tenths = 0; tenths < 90; tenths += 1) {
      pace.hurry();
      await time.pass(100);
    }
    expect(attempts.slice(before)).toEqual([31_000, 31_000 + HURRY_EVERY_MS, 31_000 + 2 * HURRY_EVERY_MS]);
    await time.pass(11_000);
    expect(attempts.length - before).toBe(3);
  });

  it('keeps its first, short wait despite good responses', async () => {
    const { time, pace, attempts } = failingClient();
    await time.pass(100);
    pace.hurry();
    await time.pass(1000);
    pace.hurry();
    await time.pass(0);
    expect(attempts).toEqual([500, 1100]);
  });

  it('starts with the shortest wait again after a connection', async () => {
    const { time, pace, attempts } = failingClient();
    await time.pass(31_000);
    pace.connected();
    pace.release();
    await time.pass(600);
    expect(attempts.slice(-2)).toEqual([31_000, 31_500]);
  });

  it('allows one attempt for all waiting callers', async () => {
    const time = fakeTime(0);
    const pace = reconnectPace(time, () => 0.5);
    const turns: number[] = [];
    for (const name of [1, 2, 3]) void pace.turn().then(() => turns.push(name));
    expect(time.pending()).toBe(1);
    await time.pass(500);
    expect(turns).toEqual([1, 2, 3]);
    pace.began();
    void pace.turn().then(() => turns.push(4));
    await settle();
    expect(turns).toEqual([1, 2, 3]);
  });
});
