import { readFileSync } from 'node:fs';

const POLL_MS = 200;

/** Our parent process and its parent: npm, or a shell of npm's and npm. Systems other than Linux give only the first. */
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
 * Calls `gone` once npm, which started us, has ended: it may be killed without passing the signal on. Without npm no process is watched,
 * so that a program can be left running in the background.
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
