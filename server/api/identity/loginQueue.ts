import { err, ok, type Result } from '../../../core/result.ts';

interface Waiting {
  start(): void;
  refuse(): void;
}

export interface LoginQueue {
  /** Does the work when it is its turn; BUSY: there was no room to wait. */
  run<Value>(key: string, work: () => Promise<Value>): Promise<Result<Value, 'BUSY'>>;
}

/**
 * At most `atOnce` pieces of work at a time and `mostWaiting` in line. The keys take turns, and when the line is full a key that has more in
 * it than the newcomer's gives up its last place: one address that floods the queue keeps nobody else out.
 */
export function createLoginQueue(atOnce: number, mostWaiting: number): LoginQueue {
  /** In the order of the next turns. */
  const lines = new Map<string, Waiting[]>();
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
      // A turn is handed on by the one before, so `running` stays as it is.
      else if (!makeRoom(key) || !(await waitForTurn(key))) return err('BUSY');
      try {
        return ok(await work());
      } finally {
        startNext();
      }
    },
  };
}
