import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { Client } from 'pg';
import { databaseVariables } from '../../tests/support/databaseVariables.ts';
import { freePort } from '../../tests/support/postgresCluster.ts';
import { type ProductServer, startProductServer, WIDE_LIMITS } from '../../tests/support/productServer.ts';
import { SandboxClient } from '../../tests/support/sandboxClient.ts';
import { type ChaosProxy, startChaosProxy } from './chaosProxy.ts';

/** A server that can be restarted, its database, and the network in front of it. */
export interface ChaosWorld {
  readonly url: string;
  readonly network: ChaosProxy;
  /** Kills the server and starts it again with the same data at the same port. */
  restartServer(): Promise<void>;
  /** Kills a process of PostgreSQL, which then restarts all of its others and recovers. */
  crashDatabase(): Promise<void>;
  /** Stops the server's process where it is, as a machine that is out of memory does (SIGSTOP). @returns its going on. */
  stopServer(): () => void;
  /** In its database, as the server. */
  query(text: string, values?: readonly unknown[]): Promise<void>;
  /** Starts a server of another build on the same database. */
  startBuild(project: string): Promise<ProductServer>;
  /** Until the server answers from its database. */
  readonly ready: () => Promise<void>;
  close(): Promise<void>;
}

export async function openChaosWorld(): Promise<ChaosWorld> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'slipstream-chaos-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const network = await startChaosProxy(port);
  // The payment gateway gives its page to frames of the app's own origin alone, which has the network's port.
  const environment = { ...WIDE_LIMITS, APP_PORT: String(network.port) };
  const start = (): Promise<ProductServer> => startProductServer({ port, dataDir, environment });
  let server = await start();
  const connected = async (): Promise<Client> => {
    const client = new Client({ connectionString: databaseVariables(dataDir).DATABASE_URL });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  await new SandboxClient(server.url).setFeed({ paused: true });
  return {
    url: server.url,
    network,
    async restartServer() {
      await server.kill();
      server = await start();
    },
    async crashDatabase() {
      const client = await connected();
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const pid = rows[0]?.pid;
      if (pid === undefined) throw new Error('PostgreSQL does not say its process');
      process.kill(pid, 'SIGKILL');
      await client.end().catch(() => undefined);
    },
    stopServer() {
      const { pid } = server;
      process.kill(pid, 'SIGSTOP');
      return () => void process.kill(pid, 'SIGCONT');
    },
    async query(text, values = []) {
      const client = await connected();
      try {
        await client.query(text, [...values]);
      } finally {
        await client.end();
      }
    },
    startBuild: (project) => startProductServer({ project, environment: { ...environment, ...databaseVariables(dataDir) } }),
    async ready() {
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
    },
    async close() {
      await network.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
