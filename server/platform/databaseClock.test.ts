import { describe, expect, it } from 'vitest';
import { databaseClock } from './databaseClock.ts';

/** A database and a machine whose clocks are set by hand. `wall`: how far the machine's is ahead; `answerMs`: how long each way takes. */
function makeMachine() {
  const world = { ms: Date.parse('2026-12-01T12:00:00Z'), wall: 0, database: 0, stopped: 0, answerMs: 1 };
  const lines: string[] = [];
  const note =
    (level: string) =>
    (fields: object, text?: string): void =>
      void lines.push(`${level} ${(fields as { event: string }).event} ${text}`);
  const clock = databaseClock(
    async () => {
      world.ms += world.answerMs;
      const answer = world.ms + world.database;
      world.ms += world.answerMs;
      return answer;
    },
    { error: note('error'), warn: note('warn') },
    { monotonicMs: () => world.ms - world.stopped, wallMs: () => world.ms + world.wall },
  );
  return { world, clock, lines, errorMs: () => clock.realNow().getTime() - world.ms - world.database };
}

describe('the clock of a server', () => {
  it('is not there before it was measured', () => {
    expect(() => makeMachine().clock.now()).toThrow('not measured');
  });

  it.each([
    [-600_000, "the clock of this machine is 600.0 seconds behind the database's"],
    [600_000, "the clock of this machine is 600.0 seconds ahead of the database's"],
    [-502, "the clock of this machine is 0.5 seconds behind the database's"],
    [-499, null],
    [499, null],
  ])('is the database’s where the machine’s is %i ms ahead, and says when that is too much', async (wall, reason) => {
    const { world, clock, errorMs } = makeMachine();
    world.wall = wall;
    await clock.measure();
    world.ms += 100_000;
    expect(errorMs()).toBe(0);
    expect(clock.apart()).toBe(reason);
  });

  it('adds the offset of the sandbox to the time of business alone', async () => {
    const { clock } = makeMachine();
    await clock.measure();
    clock.setOffsetSeconds(3_600);
    expect(clock.now().getTime() - clock.realNow().getTime()).toBe(3_600_000);
  });

  it.each([
    ['the database’s clock was set', 'database', 2_000],
    ['the machine was suspended', 'stopped', 2_000],
  ] as const)('follows the database after %s, and is not ready until the next comparison', async (_fault, part, ms) => {
    const { world, clock, lines, errorMs } = makeMachine();
    await clock.measure();
    world[part] = ms;
    // A machine that was suspended is set by its own service of time.
    if (part === 'database') world.wall = ms;
    await clock.measure();
    expect(errorMs()).toBe(0);
    expect(clock.apart()).toContain('2.0 seconds apart');
    await clock.measure();
    expect(clock.apart()).toBeNull();
    expect(lines.map((line) => line.split(' ', 2).join(' '))).toEqual(['error clock.apart', 'warn clock.together']);
  });

  it('learns nothing false from answers that take long', async () => {
    const { world, clock, errorMs } = makeMachine();
    await clock.measure();
    world.answerMs = 5_000;
    for (let count = 0; count < 5; count += 1) await clock.measure();
    expect(errorMs()).toBe(0);
    expect(clock.apart()).toBeNull();
  });

  it('repeats its alarm once a minute', async () => {
    const { world, clock, lines } = makeMachine();
    world.wall = 600_000;
    for (let seconds = 0; seconds < 150; seconds += 2) {
      await clock.measure();
      world.ms += 2_000 - 6 * world.answerMs;
    }
    expect(lines.filter((line) => line.startsWith('error clock.apart'))).toHaveLength(3);
  });
});
