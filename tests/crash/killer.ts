import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ProductServer, startProductServer, WIDE_LIMITS } from '../support/productServer.ts';
import type { Random } from '../support/random.ts';
import { until } from '../support/until.ts';

export interface KillPlan {
  readonly serverKills: number;
  readonly databaseKills: number;
}

/** The product on one port and one data directory, however often it is killed. */
export class Victim {
  readonly port: number;
  readonly dataDir: string;
  #server: ProductServer;

  constructor(server: ProductServer) {
    this.#server = server;
    this.port = server.port;
    this.dataDir = server.dataDir;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async killServer(): Promise<void> {
    await this.#server.kill();
    this.#server = await startProductServer({ port: this.port, dataDir: this.dataDir, environment: WIDE_LIMITS });
  }

  /** Kills PostgreSQL's first process; the server has to bring it back. Resolves when the product is ready again. */
  async killDatabase(): Promise<void> {
    const before = this.databasePid();
    process.kill(before, 'SIGKILL');
    await until(() => this.#isBack(before), 60_000);
  }

  databasePid(): number {
    return Number(readFileSync(path.join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
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

/** Kills at random moments, mixed, until the plan is done. */
export async function killByPlan(victim: Victim, plan: KillPlan, random: Random, tell: (line: string) => void): Promise<void> {
  const kills = [...Array(plan.serverKills).fill('server'), ...Array(plan.databaseKills).fill('database')] as (
    | 'server'
    | 'database'
  )[];
  for (let left = kills.length; left > 0; left -= 1) {
    const [kind] = kills.splice(random.between(0, left - 1), 1);
    await new Promise((resolve) => setTimeout(resolve, random.between(20, 900)));
    const began = performance.now();
    await (kind === 'server' ? victim.killServer() : victim.killDatabase());
    tell(`${kind} killed, back after ${Math.round(performance.now() - began)} ms, ${left - 1} to go`);
  }
}
