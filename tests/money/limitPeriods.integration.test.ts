import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atLength } from '../support/fullLength.ts';
import { seededRandom } from '../support/random.ts';
import { type MoneyFixture, makeMoneyFixture } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
let playerId: string;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
  playerId = (await fixture.player(0)).playerId;
});
afterAll(() => fixture.drop());

interface Rule {
  readonly zone: string;
  readonly resetHour?: number;
  readonly firstWeekday?: number;
  readonly isRolling?: boolean;
  readonly waitHours?: number;
}

/** Rules of regions are the owner's to change. */
const setRule = ({ zone, resetHour = 0, firstWeekday = 1, isRolling = false, waitHours = 0 }: Rule) =>
  fixture.owner.pool.query(
    `UPDATE limit_period_rules SET zone = $1, reset_hour = $2, first_weekday = $3, is_rolling = $4, wait_hours = $5`,
    [zone, resetHour, firstWeekday, isRolling, waitHours],
  );

async function periodOf(period: string, at: string): Promise<readonly [string, string]> {
  const { rows } = await fixture.deps.db.pool.query<{ readonly began_at: Date; readonly ends_at: Date }>(
    'SELECT * FROM limit_period($1, $2, $3)',
    [playerId, period, at],
  );
  return [rows[0]?.began_at.toISOString() ?? '', rows[0]?.ends_at.toISOString() ?? ''];
}

async function confirmableAt(period: string | null, at: string): Promise<string | undefined> {
  const { rows } = await fixture.deps.db.pool.query<{ readonly at: Date }>('SELECT limit_confirmable_at($1, $2, $3) AS at', [
    playerId,
    period,
    at,
  ]);
  return rows[0]?.at.toISOString();
}

const NEW_YORK = 'America/New_York';

describe('the period of a limit (C6 of the public cases)', () => {
  it.each([
    ['the day of 25 hours', {}, 'DAILY', '2026-11-01T04:30:00Z', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['the day of 23 hours', {}, 'DAILY', '2026-03-08T05:30:00Z', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['a week from Monday', {}, 'WEEKLY', '2026-11-01T12:00:00Z', '2026-10-26T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    [
      'a week from Sunday',
      { firstWeekday: 7 },
      'WEEKLY',
      '2026-11-01T12:00:00Z',
      '2026-11-01T04:00:00.000Z',
      '2026-11-08T05:00:00.000Z',
    ],
    ['a month', {}, 'MONTHLY', '2026-11-15T12:00:00Z', '2026-11-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z'],
    [
      'the first of an hour shown twice',
      { resetHour: 1 },
      'DAILY',
      '2026-11-01T05:00:00Z',
      '2026-11-01T05:00:00.000Z',
      '2026-11-02T06:00:00.000Z',
    ],
    ['the second of it', { resetHour: 1 }, 'DAILY', '2026-11-01T06:00:00Z', '2026-11-01T05:00:00.000Z', '2026-11-02T06:00:00.000Z'],
    [
      'the day before it',
      { resetHour: 1 },
      'DAILY',
      '2026-11-01T04:59:59Z',
      '2026-10-31T05:00:00.000Z',
      '2026-11-01T05:00:00.000Z',
    ],
    [
      'the day before an hour that is left out',
      { resetHour: 2 },
      'DAILY',
      '2026-03-08T06:59:59Z',
      '2026-03-07T07:00:00.000Z',
      '2026-03-08T07:00:00.000Z',
    ],
    [
      'a day whose hour of reset is left out',
      { resetHour: 2 },
      'DAILY',
      '2026-03-08T07:00:00Z',
      '2026-03-08T07:00:00.000Z',
      '2026-03-09T06:00:00.000Z',
    ],
    [
      '24 hours exactly',
      { isRolling: true },
      'DAILY',
      '2026-11-01T12:00:00Z',
      '2026-10-31T12:00:00.000Z',
      '2026-11-01T12:00:00.000Z',
    ],
    [
      'seven times 24 hours',
      { isRolling: true },
      'WEEKLY',
      '2026-11-01T12:00:00Z',
      '2026-10-25T12:00:00.000Z',
      '2026-11-01T12:00:00.000Z',
    ],
    [
      'a month back from the 31st',
      { isRolling: true },
      'MONTHLY',
      '2026-03-31T12:00:00Z',
      '2026-02-28T13:00:00.000Z',
      '2026-03-31T12:00:00.000Z',
    ],
  ] as const)('%s begins and ends when it should', async (_name, rule, period, at, began, ends) => {
    await setRule({ zone: NEW_YORK, ...rule });
    expect(await periodOf(period, at)).toEqual([began, ends]);
  });

  it('is the one of the account’s region, else that of all others', async () => {
    await setRule({ zone: NEW_YORK });
    await fixture.owner.pool.query(`UPDATE limit_period_rules SET zone = 'America/Los_Angeles' WHERE region_code = 'US-CO'`);
    const at = '2026-07-01T05:00:00Z';
    expect(await periodOf('DAILY', at)).toEqual(['2026-07-01T04:00:00.000Z', '2026-07-02T04:00:00.000Z']);
    await fixture.owner.pool.query(`UPDATE players SET region_code = 'US-CO' WHERE id = $1`, [playerId]);
    expect(await periodOf('DAILY', at)).toEqual(['2026-06-30T07:00:00.000Z', '2026-07-01T07:00:00.000Z']);
    await fixture.owner.pool.query(`UPDATE players SET region_code = 'US-NJ' WHERE id = $1`, [playerId]);
  });

  it('a raise can be confirmed with its end, and not before the region’s wait', async () => {
    await setRule({ zone: NEW_YORK });
    const at = '2026-11-01T23:00:00Z';
    expect(await confirmableAt('DAILY', at)).toBe('2026-11-02T05:00:00.000Z');
    expect(await confirmableAt('WEEKLY', at)).toBe('2026-11-02T05:00:00.000Z');
    expect(await confirmableAt('MONTHLY', at)).toBe('2026-12-01T05:00:00.000Z');
    expect(await confirmableAt(null, at)).toBe('2026-11-02T23:00:00.000Z');
    await setRule({ zone: NEW_YORK, waitHours: 24 });
    expect(await confirmableAt('DAILY', at)).toBe('2026-11-02T23:00:00.000Z');
    await setRule({ zone: NEW_YORK, isRolling: true });
    expect(await confirmableAt('DAILY', at)).toBe('2026-11-02T23:00:00.000Z');
    expect(await confirmableAt('WEEKLY', at)).toBe('2026-11-08T23:00:00.000Z');
    expect(await confirmableAt('MONTHLY', '2026-01-31T12:00:00Z')).toBe('2026-02-28T12:00:00.000Z');
  });
});

describe('ten years of periods', () => {
  /** The wall clock of a zone, as a time in UTC. */
  const wallClock = (zone: string): ((ms: number) => number) => {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    return (ms) => {
      const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
      const of = (type: string): number => parts.get(type as Intl.DateTimeFormatPartTypes) ?? 0;
      return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
    };
  };
  const HOUR = 3_600_000;
  /** What stays the same during a period. */
  const nameOf = (period: string, wallMs: number, resetHour: number): number => {
    const day = new Date(wallMs - resetHour * HOUR);
    if (period === 'MONTHLY') return day.getUTCFullYear() * 12 + day.getUTCMonth();
    const days = Math.floor(day.getTime() / (24 * HOUR));
    // 1970-01-01 was a Thursday; weeks begin on Monday.
    return period === 'WEEKLY' ? Math.floor((days + 3) / 7) : days;
  };
  /** The first whole second whose period is later than the one of `fromMs`, found by halving. */
  function nextBoundary(period: string, clock: (ms: number) => number, resetHour: number, fromMs: number): number {
    const name = nameOf(period, clock(fromMs), resetHour);
    let [low, high] = [Math.floor(fromMs / 1_000), Math.floor(fromMs / 1_000) + 33 * 86_400];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (nameOf(period, clock(middle * 1_000), resetHour) > name) high = middle;
      else low = middle;
    }
    return high * 1_000;
  }

  it.each(
    atLength(
      [
        ['America/New_York', 0],
        ['America/Los_Angeles', 4],
        ['America/Toronto', 0],
        ['America/Phoenix', 4],
        ['Pacific/Honolulu', 0],
      ] as const,
      ([zone]) => zone === 'America/Los_Angeles',
    ),
  )('in %s from %d o’clock are those that the wall clock shows', async (zone, resetHour) => {
    await setRule({ zone, resetHour });
    const clock = wallClock(zone);
    const random = seededRandom(2026);
    const start = Date.UTC(2020, 0, 1);
    // Every second week of ten years, at a moment of its own, and the hours around each change of the clock.
    const moments = Array.from(
      { length: 260 },
      (_, week) => start + week * 14 * 24 * HOUR + random.between(0, 14 * 24 * 3_600 - 1) * 1_000,
    );
    for (let day = start; day < Date.UTC(2030, 0, 1); day += 24 * HOUR)
      if (clock(day + 24 * HOUR) - clock(day) !== 24 * HOUR)
        for (let hour = -2; hour < 50; hour += 1) moments.push(day + hour * HOUR, day + hour * HOUR + 1_800_000);
    for (const period of ['DAILY', 'WEEKLY', 'MONTHLY']) {
      const { rows } = await fixture.deps.db.pool.query<{ readonly at: Date; readonly began_at: Date; readonly ends_at: Date }>(
        'SELECT at, p.began_at, p.ends_at FROM unnest($3::timestamptz[]) at, limit_period($1, $2, at) p',
        [playerId, period, moments.map((ms) => new Date(ms))],
      );
      const wrong = rows.filter(({ at, began_at, ends_at }) => {
        const ends = nextBoundary(period, clock, resetHour, at.getTime());
        const before = nextBoundary(period, clock, resetHour, began_at.getTime() - 1_000);
        return ends_at.getTime() !== ends || began_at.getTime() !== before || began_at > at;
      });
      expect([period, rows.length, wrong.slice(0, 3)]).toEqual([period, moments.length, []]);
    }
  });
});
