import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { supportedNode } from '../../scripts/lib/nodes.mjs';
import { SERVER_FLAGS } from '../../scripts/lib/serverFlags.mjs';
import { migrateProduct, programOf } from './builtProduct.ts';
import { cheapPasswords } from './passwords.ts';
import { freePort } from './postgresCluster.ts';
import { until } from './until.ts';

/** The built product in a separate process. */
export interface ProductServer {
  readonly port: number;
  /** `http://localhost:{port}`; brands answer at `http://{brand}.localhost:{port}`. */
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Its output so far, both streams. */
  output(): string;
  /** The log lines of errors and worse since it started. */
  errors(): readonly string[];
  /** Asks it to stop, waits for its end and returns the exit code. */
  stop(): Promise<number | null>;
  /** Kills it with SIGKILL. Resolves when the process has ended. */
  kill(): Promise<void>;
  /** Resolves with the exit code once it ends by itself. */
  readonly ended: Promise<number | null>;
}

export interface ProductServerOptions {
  readonly port?: number;
  /** The project's directory; this project's by default. */
  readonly project?: string;
  /** Not removed by stop(); without it a temporary one is made, and removed by stop(). */
  readonly dataDir?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Milliseconds until it has to be ready. */
  readonly patienceMs?: number;
}

/** For load from one address, which the default limits of the edge would refuse. */
export const WIDE_LIMITS: Readonly<Record<string, string>> = {
  LIMIT_REQUESTS_PER_ADDRESS: '100000000',
  LIMIT_REQUESTS_PER_PLAYER: '100000000',
  LIMIT_BETS_PER_ADDRESS: '100000000',
  LIMIT_SLIPS_PER_ADDRESS: '100000000',
  LIMIT_ANSWER_KILOBYTES_PER_ADDRESS: '100000000',
  LIMIT_SHARES_PER_ADDRESS: '100000000',
  LIMIT_TOKENS_PER_ADDRESS: '100000000',
  LIMIT_SOCKETS_PER_ADDRESS: '100000',
  LIMIT_SOCKETS_PER_PLAYER: '100000',
  LIMIT_SUBSCRIPTIONS_PER_PLAYER: '1000000',
  LIMIT_SUBSCRIPTIONS_PER_ADDRESS: '1000000',
  LIMIT_OPERATIONS_PER_ADDRESS: '100000',
  LIMIT_CONNECTIONS_PER_ADDRESS: '100000',
};

/** A server on a busy machine may take ten times as long as alone: this ends what hangs, and measures nothing. */
export const START_PATIENCE_MS = 150_000;

/** Starts the server in sandbox mode, on the database of DATABASE_URL after the job of a deploy, and waits until it is ready. @throws Error with its output when it never is. */
export async function startProductServer(options: ProductServerOptions = {}): Promise<ProductServer> {
  const port = options.port ?? (await freePort());
  const scratch = options.dataDir === undefined ? await mkdtemp(path.join(tmpdir(), 'slipstream-')) : null;
  // Started by root, PostgreSQL runs as another user, who needs access.
  if (scratch) await chmod(scratch, 0o755);
  const dataDir = options.dataDir ?? scratch ?? '';
  const project = options.project ?? process.cwd();
  const environment = {
    SANDBOX: 'true',
    LOG_LEVEL: 'warn',
    IDENTITY_PORT: '0',
    ...cheapPasswords(options.environment ?? {}),
    ...options.environment,
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  if (options.environment?.DATABASE_URL !== undefined) await migrateProduct(environment, project);
  const child = spawn(supportedNode(), [...SERVER_FLAGS, ...programOf('server/main.ts', project)], {
    cwd: project,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { output, errors } = collect(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = `http://localhost:${port}`;
  await until(async () => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended at once:\n${output()}`);
    return await isReady(port);
  }, options.patienceMs ?? START_PATIENCE_MS).catch(async (cause: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`The server did not become ready.\n${output()}`, { cause });
  });
  const forget = async (): Promise<void> => {
    if (scratch) await rm(scratch, { recursive: true, force: true });
  };
  return {
    port,
    url,
    dataDir,
    pid: child.pid ?? 0,
    output,
    errors,
    ended,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      await forget();
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The level of `error` in the log's lines. */
const ERROR_LEVEL = 50;

function isErrorLine(line: string): boolean {
  const level = /^\{"level":(\d+)/.exec(line)?.[1];
  return level !== undefined && Number(level) >= ERROR_LEVEL;
}

function collect(child: ChildProcess): Pick<ProductServer, 'output' | 'errors'> {
  const chunks: string[] = [];
  const errors: string[] = [];
  const keep = (chunk: string): void => {
    chunks.push(chunk);
    if (chunks.length > 400) chunks.splice(0, 200);
  };
  child.stdout?.on('data', (chunk: Buffer) => keep(chunk.toString()));
  if (child.stderr)
    createInterface(child.stderr).on('line', (line) => {
      keep(`${line}\n`);
      if (isErrorLine(line)) errors.push(line);
    });
  return { output: () => chunks.join(''), errors: () => errors };
}

/** Who listens on the port may be another process that never answers. */
const ANSWER_PATIENCE_MS = 5_000;

async function isReady(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_PATIENCE_MS);
  const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => null);
  return response?.status === 200;
}
