import { describe, expect, it, vi } from 'vitest';
import type { ReportedError } from '../../../core/wire/analyticsEvents.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { createReporter } from './reporter.ts';

function setUp({ isSampled = true } = {}) {
  const time = fakeTime();
  const batches: (readonly ReportedError[])[] = [];
  const state = { isOnline: true, isTaken: true };
  const post = vi.fn(async (reports: readonly ReportedError[]) => {
    if (state.isTaken) batches.push(reports);
    return state.isTaken;
  });
  const reporter = createReporter({ ...time, isSampled, isOnline: () => state.isOnline, post });
  return { ...reporter, time, batches, post, state };
}

describe('error reports', () => {
  it('are stored, the newest fifty, newest first', () => {
    const { report, recent } = setUp();
    for (let index = 0; index < 60; index += 1) report('startup', new Error(`number ${index}`));
    expect(recent()).toHaveLength(50);
    expect(recent()[0]).toMatchObject({ scope: 'startup', message: 'Error: number 59', count: 1 });
  });

  it('are sent together two seconds after the first; equal ones once with a count', async () => {
    const { report, batches, time } = setUp();
    report('graphql.MyBets', 'unreachable');
    await time.pass(1_000);
    report('graphql.MyBets', 'unreachable');
    report('graphql.Account', 'unreachable');
    await time.pass(999);
    expect(batches).toEqual([]);
    await time.pass(1);
    expect(batches).toEqual([
      [
        { scope: 'graphql.MyBets', message: 'unreachable', stack: '', count: 2 },
        { scope: 'graphql.Account', message: 'unreachable', stack: '', count: 1 },
      ],
    ]);
  });

  it('reports of a repeated error are sent once a minute with the full count', async () => {
    const { report, batches, time } = setUp();
    for (let second = 0; second < 120; second += 1) {
      report('graphql.Account', 'unreachable');
      await time.pass(1_000);
    }
    expect(batches.length).toBeLessThanOrEqual(3);
    await time.pass(120_000);
    expect(batches.flat().reduce((sum, { count }) => sum + count, 0)).toBe(120);
  });

  it('are sent at once when the page closes', async () => {
    const { report, flush, post } = setUp();
    flush();
    expect(post).not.toHaveBeenCalled();
    report('render', new Error('x'));
    flush();
    expect(post).toHaveBeenCalledOnce();
  });

  it('are sent ten at a time, fifty different ones at most', async () => {
    const { report, batches, time } = setUp();
    for (let index = 0; index < 70; index += 1) report('startup', new Error(`number ${index}`));
    await time.pass(60_000);
    expect(batches.map((batch) => batch.length)).toEqual([10, 10, 10, 10, 10]);
  });

  it('wait while there is no connection', async () => {
    const { report, batches, post, state, time } = setUp();
    state.isOnline = false;
    report('graphql.Account', 'unreachable');
    await time.pass(50_000);
    expect(post).not.toHaveBeenCalled();
    state.isOnline = true;
    await time.pass(20_000);
    expect(batches.flat()).toHaveLength(1);
  });

  it('reports that the server does not accept are tried three times, then dropped', async () => {
    const { report, post, state, time } = setUp();
    state.isTaken = false;
    report('graphql.Account', 'unreachable');
    await time.pass(600_000);
    expect(post).toHaveBeenCalledTimes(3);
    expect(time.pending()).toBe(0);
  });

  it('reports of a device outside the sample are not sent', async () => {
    const { report, recent, flush, post, time } = setUp({ isSampled: false });
    report('startup', new Error('x'));
    flush();
    await time.pass(600_000);
    expect(post).not.toHaveBeenCalled();
    expect(recent()).toHaveLength(1);
  });
});
