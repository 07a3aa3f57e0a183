import { err, ok, type Result } from '../../../core/result.ts';
import { watchQueue } from '../../platform/meters.ts';

interface Waiting {
  start(): void;
  refuse(): void;
}

export interface LoginQueue {
  /** Runs the work when its turn comes; BUSY: the queue was full. */
  run<Value>(key: string, work: () => Promise<Value>): Promise<Result<Value, 'BUSY'>>;
}

/**
 * At most `atOnce` pieces of work at a time and `mostWaiting` in the queue. Keys take turns. When the queue is full, a key with more
 * entries than the newcomer's loses its last one, so that an address that floods the queue does not block others.
 * @param name in metrics
 */
export function createLoginQueue(name: string, atOnce: number, mostWaiting: number): LoginQueue {
  /** In the order of the next turns. */
  const lines = new Map<string, Waiting[]>();
  watchQueue(name, lines);
  let running = 0;
  let waiting = 0;

  function startNext(): void {
    const next = lines.entries().next();
    if (next.done) {
      running -= 1;
      return;
    }
    const [key, line] = next.value;
    const first = line.shift();
    lines.delete(key);
    if (line.length > 0) lines.set(key, line);
    waiting -= 1;
    first?.start();
  }

  function makeRoom(key: string): boolean {
    if (waiting < mostWaiting) return true;
    const longest = [...lines.values()].reduce<Waiting[]>((most, line) => (line.length > most.length ? line : most), []);
    if (longest.length <= (lines.get(key)?.length ?? 0) + 1) return false;
    longest.pop()?.refuse();
    waiting -= 1;
    return true;
  }

  function waitForTurn(key: string): Promise<boolean> {
    return new Promise((resolve) => {
      const line = lines.get(key) ?? [];
      line.push({ start: () => resolve(true), refuse: () => resolve(false) });
      lines.set(key, line);
      waiting += 1;
    });
  }

  return {
    async run(key, work) {
      if (running < atOnce) running += 1;
      // The finished work passes its turn on, so `running` does not change.
      else if (!makeRoom(key) || !(await waitForTurn(key))) return err('BUSY');
      try {
        return ok(await work());
      } finally {
        startNext();
      }
    },
  };
}
