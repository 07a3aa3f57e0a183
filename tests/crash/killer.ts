import path from 'node:path';
import { readPostmasterFile } from '../../server/platform/postgres/postmaster.ts';
import { type ProductServer, startProductServer, WIDE_LIMITS } from '../support/productServer.ts';
import type { Random } from '../support/random.ts';
import { until } from '../support/until.ts';

export interface KillPlan {
  readonly serverKills: number;
  readonly databaseKills: number;
}

/**
 * The clients of this test share one address and act faster than people, so the limits are widened; they are not under test here.
 * A variable that is set outside is not changed.
 */
const ENVIRONMENT: Readonly<Record<string, string>> = {
  ...WIDE_LIMITS,
  PARLAY_PLUS: 'reduce',
  PLACEMENTS_PER_SECOND: process.env.PLACEMENTS_PER_SECOND ?? '1000',
  PLACEMENT_BURST: process.env.PLACEMENT_BURST ?? '10000',
  LOGIN_ATTEMPTS_PER_MINUTE: process.env.LOGIN_ATTEMPTS_PER_MINUTE ?? '100000',
};

/** The product on one port and one data directory, through all kills. */
export class Victim {
  readonly port: number;
  readonly dataDir: string;
  #server: ProductServer;
  #starts = 1;

  static async start(): Promise<Victim> {
    return new Victim(await startProductServer({ environment: ENVIRONMENT }));
  }

  private constructor(server: ProductServer) {
    this.#server = server;
    this.port = server.port;
    this.dataDir = server.dataDir;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** How often the server was started. */
  get starts(): number {
    return this.#starts;
  }

  async killServer(): Promise<void> {
    await this.#server.kill();
    const { port, dataDir } = this;
    this.#server = await startProductServer({ port, dataDir, environment: ENVIRONMENT });
    this.#starts += 1;
  }

  /** Kills PostgreSQL's first process; the server has to bring it back. Resolves when the product is ready again. */
  async killDatabase(): Promise<void> {
    const before = this.databasePid();
    process.kill(before, 'SIGKILL');
    await until(() => this.#isBack(before), 60_000);
  }

  databasePid(): number {
    const file = readPostmasterFile(path.join(this.dataDir, 'postgres'));
    if (file === null) throw new Error('PostgreSQL has no complete postmaster.pid');
    return file.pid;
  }

  stop(): Promise<number | null> {
    return this.#server.stop();
  }

  async #isBack(before: number): Promise<boolean> {
    try {
      if (this.databasePid() === before) return false;
      return (await fetch(`${this.url}/readyz`)).status === 200 && (await fetch(`${this.url}/sandbox/audit`)).status === 200;
    } catch {
      return false;
    }
  }
}

/** How long a kill waits for the clients' share of the work; the verdict reports a missing share. */
const WORK_PATIENCE_MS = 20_000;

/**
 * Kills servers and databases in random order and at random moments, until the plan is done.
 * @param beforeKill gets the share of the kills that are done, from 0 to 1
 * @param hasWorked whether the clients have done that share of their work: a slow machine gets more time between kills
 */
export async function killByPlan(
  victim: Victim,
  plan: KillPlan,
  random: Random,
  parts: {
    readonly beforeKill: (done: number) => Promise<void>;
    readonly hasWorked: (done: number) => boolean;
    readonly log: (line: string) => void;
  },
): Promise<void> {
  const kills = [...Array(plan.serverKills).fill('server'), ...Array(plan.databaseKills).fill('database')] as (
    | 'server'
    | 'database'
  )[];
  const all = kills.length;
  for (let left = all; left > 0; left -= 1) {
    const [kind] = kills.splice(random.between(0, left - 1), 1);
    await parts.beforeKill((all - left) / all);
    await until(() => parts.hasWorked((all - left + 1) / all), WORK_PATIENCE_MS).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, random.between(20, 900)));
    const began = performance.now();
    await (kind === 'server' ? victim.killServer() : victim.killDatabase());
    parts.log(`${kind} killed, back after ${Math.round(performance.now() - began)} ms, ${left - 1} to go`);
  }
}
