import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PGBENCH = '/usr/bin/pgbench';

export function hasPgbench(): boolean {
  return existsSync(PGBENCH);
}

export interface PgbenchPlan {
  readonly databaseUrl: string;
  readonly clients: number;
  readonly seconds: number;
  /** One transaction each; chosen at random. */
  readonly scripts: readonly string[];
}

/** Transactions per second of these scripts with prepared statements. @throws Error when one of them fails. */
export async function runPgbench(plan: PgbenchPlan): Promise<{ readonly perSecond: number; readonly averageMs: number }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'slipstream-pgbench-'));
  try {
    const files = await Promise.all(
      plan.scripts.map(async (script, index) => {
        const file = path.join(directory, `${index}.sql`);
        await writeFile(file, script);
        return file;
      }),
    );
    const url = new URL(plan.databaseUrl);
    const { stdout, stderr } = await run(
      PGBENCH,
      [
        ...['--no-vacuum', '--protocol=prepared', `--client=${plan.clients}`, '--jobs=2', `--time=${plan.seconds}`],
        ...files.map((file) => `--file=${file}`),
        ...['-h', url.hostname, '-p', url.port, '-U', url.username, url.pathname.slice(1)],
      ],
      { env: { ...process.env, PGPASSWORD: decodeURIComponent(url.password) }, maxBuffer: 16 * 1024 * 1024 },
    );
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
    const averageMs = Number(/latency average = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
    const failed = Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
    if (Number.isNaN(perSecond) || failed > 0) throw new Error(`pgbench: ${stdout}\n${stderr}`);
    return { perSecond, averageMs };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
