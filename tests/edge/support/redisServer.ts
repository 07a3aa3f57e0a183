import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../server/platform/freePort.ts';
import { until } from '../../support/until.ts';

const BINARY = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'].find((file) =>
  existsSync(file),
);
export const hasRedis = BINARY !== undefined;

export interface RedisServer {
  readonly url: string;
  /** Kills it; start() starts it again at the same address. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A separate Redis on loopback that writes nothing to disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const directory = await mkdtemp(path.join(tmpdir(), 'slipstream-redis-'));
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    child = spawn(BINARY ?? 'redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', directory], {
      stdio: 'ignore',
    });
    await until(() => answers(port));
  };
  const kill = async (): Promise<void> => {
    const ending = child;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    async stop() {
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
