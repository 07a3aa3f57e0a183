import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { makeRelease } from '../../scripts/lib/releaseFolder.mjs';
import { BRAND_CODES } from '../../server/platform/brands.ts';
import { startRedis } from '../edge/support/redisServer.ts';
import { ensureProductIsBuilt, migrateProduct } from '../support/builtProduct.ts';
import { freePort, startPostgresCluster } from '../support/postgresCluster.ts';
import { type ProductServer, startProductServer, WIDE_LIMITS } from '../support/productServer.ts';
import { SMALL_SLATE } from '../support/smallSlate.ts';
import { type Caddy, identityHost, startCaddy } from './caddy.ts';

/** A release as it is deployed: two servers of its folder, PostgreSQL, Redis, and Caddy in front of them. */
export interface ReleasedProduct {
  readonly caddy: Caddy;
  readonly servers: readonly ProductServer[];
  /** As the owner of the tables. */
  readonly owner: Client;
  /** Stops the server in order, starts it at its port, and resolves when it is ready. @returns what it had logged as errors, and an exit code but 0 */
  restart(index: number): Promise<readonly string[]>;
  stop(): Promise<void>;
}

const SERVERS = 2;
/** All of it starts on one machine, beside the other checks. */
const START_PATIENCE_MS = 600_000;
const PASSWORD = 'its own';

interface Addresses {
  readonly DATABASE_URL: string;
  readonly DATABASE_MIGRATE_URL: string;
}

/** What README.md of a release does before the first start. @returns the addresses as the server and as the owner of the tables */
async function createDatabase(clusterUrl: string): Promise<Addresses> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  for (const role of ['slipstream_run', 'slipstream_owner']) await client.query(`CREATE ROLE ${role} LOGIN PASSWORD '${PASSWORD}'`);
  await client.query('CREATE DATABASE slipstream OWNER slipstream_owner');
  await client.end();
  const as = (role: string): string => {
    const url = new URL(clusterUrl);
    [url.username, url.password, url.pathname] = [role, PASSWORD, '/slipstream'];
    return url.toString();
  };
  return { DATABASE_URL: as('slipstream_run'), DATABASE_MIGRATE_URL: as('slipstream_owner') };
}

/** A sandbox that a proxy stands before needs a token: that of this process, and of what it starts. */
function sandboxToken(): string {
  process.env.SANDBOX_TOKEN = randomUUID();
  return process.env.SANDBOX_TOKEN;
}

/** What both servers and the job of the deploy are given. */
function environmentOf(addresses: Addresses, redisUrl: string, proxyPort: number): Readonly<Record<string, string>> {
  return {
    ...WIDE_LIMITS,
    ...SMALL_SLATE,
    ...addresses,
    REDIS_URL: redisUrl,
    SLIPSTREAM_ENVIRONMENT: 'staging',
    SANDBOX_TOKEN: sandboxToken(),
    TRUSTED_PROXIES: '127.0.0.1',
    IDENTITY_HOSTS: BRAND_CODES.map((brand) => `${brand}=${identityHost(brand)}:${proxyPort}`).join(','),
    LIVE_PRICE_SECONDS: '120',
  };
}

export async function startReleasedProduct(): Promise<ReleasedProduct> {
  const closings: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closings.splice(0).reverse()) await close();
  };
  try {
    ensureProductIsBuilt();
    const folder = await mkdtemp(path.join(tmpdir(), 'slipstream-released-'));
    closings.push(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o755);
    const project = path.join(folder, 'release');
    makeRelease(project, { withSandbox: true });
    const cluster = await startPostgresCluster({ isDurable: false });
    closings.push(() => cluster.stop());
    const redis = await startRedis();
    closings.push(() => redis.stop());
    const addresses = await createDatabase(cluster.url);
    const ports = await Promise.all(Array.from({ length: 2 * SERVERS }, freePort));
    const proxyPort = await freePort();
    const environment = environmentOf(addresses, redis.url, proxyPort);
    await migrateProduct({ ...environment, SANDBOX: 'true' }, project);
    const start = (index: number): Promise<ProductServer> =>
      startProductServer({
        patienceMs: START_PATIENCE_MS,
        project,
        port: ports[index] ?? 0,
        environment: { ...environment, IDENTITY_PORT: String(ports[SERVERS + index]) },
      });
    const servers: ProductServer[] = [];
    closings.push(() => Promise.all(servers.map((server) => server.stop())));
    for (let index = 0; index < SERVERS; index += 1) servers.push(await start(index));
    const owner = new Client({ connectionString: addresses.DATABASE_MIGRATE_URL });
    owner.on('error', () => undefined);
    await owner.connect();
    closings.push(() => owner.end());
    const caddy = await startCaddy({
      configuration: path.join(project, 'deploy/Caddyfile'),
      port: proxyPort,
      folder,
      brands: BRAND_CODES,
      appPorts: ports.slice(0, SERVERS),
      identityPorts: ports.slice(SERVERS),
    });
    closings.push(() => caddy.stop());
    return {
      caddy,
      servers,
      owner,
      async restart(index) {
        const before = servers[index];
        const code = await before?.stop();
        servers[index] = await start(index);
        return [...(before?.errors() ?? []), ...(code === 0 ? [] : [`A server ended with ${code}`])];
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
