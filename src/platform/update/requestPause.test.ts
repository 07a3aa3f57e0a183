import { describe, expect, it, vi } from 'vitest';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import { LONGEST_PAUSE_MS, requestPause } from './requestPause.ts';

describe('a pause of requests', () => {
  it('delays the requests during it, in order, and none before or after', async () => {
    const time = fakeTime();
    const pause = requestPause(time.timers);
    await pause.over();
    pause.begin();
    const sent: number[] = [];
    void pause.over().then(() => sent.push(1));
    void pause.over().then(() => sent.push(2));
    await settle();
    expect(sent).toEqual([]);
    await time.pass(LONGEST_PAUSE_MS);
    expect(sent).toEqual([1, 2]);
    await pause.over();
  });

  it('ends by itself, even when it was started several times', async () => {
    const time = fakeTime();
    const pause = requestPause(time.timers);
    pause.begin();
    time.advance(LONGEST_PAUSE_MS - 1);
    pause.begin();
    const go = vi.fn();
    void pause.over().then(go);
    await time.pass(LONGEST_PAUSE_MS - 1);
    expect(go).not.toHaveBeenCalled();
    await time.pass(1);
    expect(go).toHaveBeenCalledOnce();
    expect(time.pending()).toBe(0);
  });
});
