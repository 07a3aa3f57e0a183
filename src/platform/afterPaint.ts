/** A hidden page paints nothing: the work runs after this long. */
const NO_PAINT_MS = 200;

/** Runs the work once the page has painted what is drawn now. */
export function afterPaint(run: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once, 0));
  setTimeout(once, NO_PAINT_MS);
}
