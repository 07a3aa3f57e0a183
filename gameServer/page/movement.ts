/** A scene of one game: what the canvas shows of a round. */
export interface Scene<Outcome = unknown> {
  /** How long the movement lasts, in milliseconds. */
  durationMs(outcome: Outcome): number;
  /** Resolves when the outcome is on the canvas: after the movement, at once when `still` is aborted. */
  show(outcome: Outcome, still: AbortSignal): Promise<void>;
}

/** The part of `document` that says whether the player sees the page. */
export type Visibility = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** A movement may last this much longer than it should before it is cut short, in milliseconds. */
const GRACE_MS = 1_000;

/**
 * Shows an outcome and resolves when the player has seen its end: after the movement, or at once with `isStill` and on a page that is not
 * seen. Browsers draw no frames for a hidden page, so a movement that does not end in its time is cut short. Never rejects: where the canvas
 * fails, the outcome is read in words.
 */
export async function showToEnd(scene: Scene, outcome: unknown, isStill: boolean, page: Visibility): Promise<void> {
  const cut = new AbortController();
  const cutWhenHidden = (): void => {
    if (page.hidden) cut.abort();
  };
  if (isStill) cut.abort();
  cutWhenHidden();
  page.addEventListener('visibilitychange', cutWhenHidden);
  const limit = setTimeout(() => cut.abort(), scene.durationMs(outcome) + GRACE_MS);
  const isCut = new Promise<void>((resolve) => {
    if (cut.signal.aborted) resolve();
    else cut.signal.addEventListener('abort', () => resolve());
  });
  try {
    await Promise.race([scene.show(outcome, cut.signal), isCut]);
  } catch {
    // The words that follow say what the canvas does not.
  } finally {
    clearTimeout(limit);
    page.removeEventListener('visibilitychange', cutWhenHidden);
  }
}
