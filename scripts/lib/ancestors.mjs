import { readFileSync } from 'node:fs';

const POLL_MS = 200;

/** Who started us, and who started them: npm, with a shell in between where npm uses one. Only Linux tells more than the first. */
function ancestors() {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(parent);
  }
}

/**
 * Calls `gone` once npm, which started us, is there no more: it was killed without a chance to hand that on. Without npm nobody is watched,
 * so that a program may be left running in the background.
 * @returns a function that ends the watch
 */
export function watchNpm(gone) {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    gone();
  }, POLL_MS);
  return () => clearInterval(timer);
}
