/** An event of Chromium's trace, times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** The thread's own time: what other processes of the machine took is not in it. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const SCRIPT = new Set(['EventDispatch', 'FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'FireAnimationFrame', 'TimerFire']);
/** The last step of a frame on the main thread. */
const PAINTED = 'Layerize';

/** Milliseconds that script ran from each press until the page with its click's change was painted, in their order. */
export function scriptToPaint(events: readonly TraceEvent[]): readonly number[] {
  const isInput = ({ name, args }: TraceEvent, type: string): boolean => name === 'EventDispatch' && args?.data?.type === type;
  const ordered = events.toSorted((a, b) => a.ts - b.ts);
  return ordered
    .filter((event) => isInput(event, 'click'))
    .flatMap((click) => {
      const mine = ordered.filter(({ pid, tid }) => pid === click.pid && tid === click.tid);
      const press = mine.findLast((event) => isInput(event, 'pointerdown') && event.ts <= click.ts);
      const paint = mine.find(({ name, ts }) => name === PAINTED && ts > click.ts + (click.dur ?? 0));
      if (!press || !paint) return [];
      return [outerMs(mine.filter(({ name, ts }) => SCRIPT.has(name) && ts >= press.ts && ts < paint.ts))];
    });
}

/** The time of the outer intervals: what lies within another one is not counted again. */
function outerMs(intervals: readonly TraceEvent[]): number {
  let total = 0;
  let end = 0;
  for (const { ts, dur = 0, tdur = 0 } of intervals) {
    if (ts >= end) total += tdur;
    end = Math.max(end, ts + dur);
  }
  return total / 1000;
}
