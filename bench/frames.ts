const FRAME_MS = 1000 / 60;

/** The share of animation frames that a page left out, 0 to 1, by the times of those it drew. */
export function droppedShare(times: readonly number[]): number {
  let dropped = 0;
  for (let index = 1; index < times.length; index += 1)
    dropped += Math.max(0, Math.round(((times[index] ?? 0) - (times[index - 1] ?? 0)) / FRAME_MS) - 1);
  return dropped / Math.max(1, dropped + times.length - 1);
}
