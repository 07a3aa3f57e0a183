import { expect, it, vi } from 'vitest';
import { createInputGate } from './inputGate.ts';
import { fakeTime } from './testing/fakeTime.ts';

function page() {
  const time = fakeTime();
  const target = new EventTarget();
  const paints: (() => void)[] = [];
  const gate = createInputGate({ timers: time.timers, afterPaint: (run) => void paints.push(run) });
  gate.watch(target);
  const work = vi.fn();
  return {
    gate,
    time,
    work,
    /** Runs what waits for the first of the coming paints. */
    paintNext: () => paints.shift()?.(),
    input: (type: string) => target.dispatchEvent(new Event(type)),
    paint: () => {
      for (const run of paints.splice(0)) run();
    },
  };
}

it('work runs at once without an input', () => {
  const { gate, work } = page();
  gate.whenOpen(work);
  expect([gate.isOpen(), work.mock.calls.length]).toEqual([true, 1]);
});

it.each([['click'], ['keydown'], ['keyup'], ['pointercancel']])('%s holds work back until the next paint', (type) => {
  const { gate, work, input, paint } = page();
  input(type);
  gate.whenOpen(work);
  expect([gate.isOpen(), work.mock.calls.length]).toEqual([false, 0]);
  paint();
  expect([gate.isOpen(), work.mock.calls.length]).toEqual([true, 1]);
  paint();
  expect(work).toHaveBeenCalledOnce();
});

it('a press holds work back through paints until the paint after its click', () => {
  const { gate, work, input, paint } = page();
  input('pointerdown');
  gate.whenOpen(work);
  paint();
  input('pointerup');
  input('click');
  expect(work).not.toHaveBeenCalled();
  paint();
  expect(work).toHaveBeenCalledOnce();
});

it('a second input before the first one’s paint holds work back until its own paint', () => {
  const { gate, work, input, paintNext } = page();
  input('keydown');
  gate.whenOpen(work);
  input('keydown');
  paintNext();
  expect(work).not.toHaveBeenCalled();
  paintNext();
  expect(work).toHaveBeenCalledOnce();
});

it('a long press, and a row of inputs without a paint, hold work back for 400 ms at most', () => {
  const { gate, work, input, time, paint } = page();
  input('pointerdown');
  gate.whenOpen(work);
  time.advance(300);
  input('keydown');
  time.advance(99);
  expect(work).not.toHaveBeenCalled();
  time.advance(1);
  expect([gate.isOpen(), work.mock.calls.length]).toEqual([true, 1]);
  input('pointerup');
  expect(gate.isOpen()).toBe(false);
  paint();
  expect(gate.isOpen()).toBe(true);
});
