import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { MissingTool } from '../benchmark.ts';

const run = promisify(execFile);
const PGBENCH = '/usr/bin/pgbench';

/** @throws MissingTool where there is no pgbench. */
export function expectPgbench(): void {
  if (!existsSync(PGBENCH)) throw new MissingTool(`there is no ${PGBENCH} (Debian: postgresql-contrib)`);
}

/** pgbench's connections are new: each plans every statement first, and compiles what it calls. A server's connections have done so. */
const WARM_SECONDS = 4;

/** simple: as pgbench runs by itself, every statement parsed and planned anew. prepared: as a server's connections work. */
export type Protocol = 'simple' | 'prepared';

export interface PgbenchPlan {
  readonly databaseUrl: string;
  readonly protocol: Protocol;
  readonly clients: number;
  /** That are counted, after those that warm up. */
  readonly seconds: number;
  /** One transaction each, chosen at random. Without scripts: pgbench's own TPC-B-like transaction, on tables made by `makeTpcB`. */
  readonly scripts?: readonly string[];
}

/** As many branches as clients: with fewer, TPC-B measures their waiting for each other. */
export async function makeTpcB(databaseUrl: string, scale: number): Promise<void> {
  await pgbench(databaseUrl, ['--initialize', '--quiet', `--scale=${scale}`]);
}

async function pgbench(
  databaseUrl: string,
  flags: readonly string[],
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const url = new URL(databaseUrl);
  const target = ['-h', url.hostname, '-p', url.port, '-U', url.username, url.pathname.slice(1)];
  return run(PGBENCH, [...flags, ...target], {
    env: { ...process.env, PGPASSWORD: decodeURIComponent(url.password) },
    maxBuffer: 16 * 1024 * 1024,
  });
}

/** Transactions per second of these scripts. @throws Error when one of them fails. */
export async function runPgbench(plan: PgbenchPlan): Promise<number> {
  const directory = await mkdtemp(path.join(tmpdir(), 'slipstream-pgbench-'));
  try {
    const files = await Promise.all(
      (plan.scripts ?? []).map(async (script, index) => {
        const file = path.join(directory, `${index}.sql`);
        await writeFile(file, script);
        return file;
      }),
    );
    const { stdout, stderr } = await pgbench(plan.databaseUrl, [
      '--no-vacuum',
      `--protocol=${plan.protocol}`,
      '--progress=1',
      `--client=${plan.clients}`,
      '--jobs=2',
      `--time=${WARM_SECONDS + plan.seconds}`,
      ...(files.length > 0 ? files.map((file) => `--file=${file}`) : ['--builtin=tpcb-like']),
    ]);
    const eachSecond = [...stderr.matchAll(/^progress: .*?, ([\d.]+) tps/gm)].map(([, perSecond]) => Number(perSecond));
    const counted = eachSecond.slice(WARM_SECONDS);
    const failed = Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
    if (counted.length < plan.seconds - 1 || failed > 0) throw new Error(`pgbench: ${stdout}\n${stderr}`);
    return counted.reduce((sum, perSecond) => sum + perSecond, 0) / counted.length;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
