import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Scene, showToEnd, type Visibility } from './movement.ts';

const DURATION_MS = 2_600;

class FakePage extends EventTarget implements Visibility {
  hidden = false;

  hide(): void {
    this.hidden = true;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A scene that moves by a clock; `stuck` never ends by itself, as on a page that draws no frames. */
function makeScene(kind: 'moving' | 'stuck' | 'broken'): Scene & { readonly log: readonly string[] } {
  const log: string[] = [];
  return {
    log,
    durationMs: () => DURATION_MS,
    async show(outcome, still) {
      if (kind === 'broken') throw new Error('The canvas is lost');
      log.push(`${still.aborted ? 'still' : 'moves'} ${String(outcome)}`);
      still.addEventListener('abort', () => log.push('cut'));
      if (still.aborted) return;
      await new Promise((resolve) => {
        if (kind === 'moving') setTimeout(resolve, DURATION_MS);
      });
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows 7 and says after which time it was seen. */
function show(scene: Scene, page: FakePage, isStill = false): { readonly seenAfterMs: () => number | null } {
  const began = Date.now();
  let seenAfterMs: number | null = null;
  void showToEnd(scene, 7, isStill, page).then(() => {
    seenAfterMs = Date.now() - began;
  });
  return { seenAfterMs: () => seenAfterMs };
}

describe('an outcome on the canvas', () => {
  it('is seen when its movement has ended, not before', async () => {
    const scene = makeScene('moving');
    const { seenAfterMs } = show(scene, new FakePage());
    await vi.advanceTimersByTimeAsync(DURATION_MS - 1);
    expect(seenAfterMs()).toBeNull();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([seenAfterMs(), scene.log]).toEqual([DURATION_MS, ['moves 7']]);
  });

  it('is seen at once with reduced motion', async () => {
    const scene = makeScene('moving');
    const { seenAfterMs } = show(scene, new FakePage(), true);
    await vi.advanceTimersByTimeAsync(0);
    expect([seenAfterMs(), scene.log]).toEqual([0, ['still 7']]);
  });

  it('is not held back by a page that is hidden, or becomes so', async () => {
    const hidden = new FakePage();
    hidden.hide();
    const first = show(makeScene('stuck'), hidden);
    await vi.advanceTimersByTimeAsync(0);
    expect(first.seenAfterMs()).toBe(0);
    const [page, scene] = [new FakePage(), makeScene('stuck')];
    const second = show(scene, page);
    await vi.advanceTimersByTimeAsync(400);
    page.hide();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([second.seenAfterMs(), scene.log]).toEqual([400, ['moves 7', 'cut']]);
  });

  it('is cut short when no frames are drawn', async () => {
    const scene = makeScene('stuck');
    const { seenAfterMs } = show(scene, new FakePage());
    await vi.advanceTimersByTimeAsync(20_000);
    expect([seenAfterMs(), scene.log]).toEqual([DURATION_MS + 1_000, ['moves 7', 'cut']]);
  });

  it('is left to its words when the canvas fails', async () => {
    const { seenAfterMs } = show(makeScene('broken'), new FakePage());
    await vi.advanceTimersByTimeAsync(0);
    expect(seenAfterMs()).toBe(0);
  });
});
