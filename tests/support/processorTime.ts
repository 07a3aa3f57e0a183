import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Seconds of this worker's processor that a file has taken, with its imports. */
    cpuSeconds?: number;
  }
}

const before = process.cpuUsage();
// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are wanted: none.
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(before);
  file.meta.cpuSeconds = (user + system) / 1_000_000;
});
