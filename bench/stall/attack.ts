import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A number of the security review (docs/SECURITY.md). */
export type AttackName = 'slips of a visitor' | 'subscriptions of a player' | 'slates without the cache';

export interface AttackOrder {
  readonly port: number;
  readonly attacks: readonly AttackName[];
  readonly visitor: string;
  readonly player: string;
  readonly betIds: readonly string[];
}

/** What the attackers were answered. */
export type AttackCounts = Readonly<Record<string, number>>;

export interface Attack {
  stop(): Promise<AttackCounts>;
}

/** Begins the attacks in a process of their own, so that they do not delay what is measured. Resolves once they run. */
export async function startAttack(order: AttackOrder): Promise<Attack> {
  const child: ChildProcess = fork(new URL('./attackChild.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  child.send(order);
  await once(child, 'message');
  return {
    async stop() {
      child.send('stop');
      const [counts] = (await once(child, 'message')) as [AttackCounts];
      return counts;
    },
  };
}
