import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { PAYMENT_WEBHOOK_PATH } from '../../core/wire/apiPaths.ts';
import { supportedNode } from '../../scripts/lib/nodes.mjs';
import { createGatewayControl, type GatewayControl } from '../../server/payments/gatewayControl.ts';
import {
  GATEWAY_SECRET,
  type PaymentGatewayChild,
  startPaymentGatewayChild,
  WEBHOOK_SECRET,
} from '../support/paymentGatewayChild.ts';
import { freePort, type PostgresCluster } from '../support/postgresCluster.ts';
import { type ProductServer, startProductServer, WIDE_LIMITS } from '../support/productServer.ts';
import { SMALL_SLATE } from '../support/smallSlate.ts';
import { startArchivedCluster } from './backup.ts';

const DATABASE = 'slipstream';
const PACE_MS = 100;

/** An operator's site: a database that archives its log, a server, and partners who outlive both. */
export class Site {
  /** For what is stored elsewhere: base backup, archive, reports. */
  readonly store: string;
  readonly archive: string;
  readonly control: GatewayControl;
  readonly port: number;
  readonly #gateway: PaymentGatewayChild;
  /** Null: it is lost. */
  #cluster: PostgresCluster | null;
  #server: ProductServer | null = null;
  #owner: Client | null = null;

  static async start(): Promise<Site> {
    const store = await mkdtemp(path.join(tmpdir(), 'slipstream-restore-'));
    const archive = path.join(store, 'archive');
    // PostgreSQL may run as another user.
    await chmod(store, 0o755);
    await mkdir(archive);
    await chmod(archive, 0o777);
    await mkdir(path.join(store, 'data'));
    const port = await freePort();
    const gateway = await startPaymentGatewayChild({
      appOrigins: [`http://localhost:${port}`],
      webhookUrl: `http://127.0.0.1:${port}${PAYMENT_WEBHOOK_PATH}`,
      paceMs: PACE_MS,
    });
    const site = new Site(store, archive, port, gateway, await startArchivedCluster(archive));
    await site.#onMaintenance(`CREATE DATABASE ${DATABASE}`);
    await site.open();
    return site;
  }

  private constructor(store: string, archive: string, port: number, gateway: PaymentGatewayChild, cluster: PostgresCluster) {
    this.store = store;
    this.archive = archive;
    this.port = port;
    this.#gateway = gateway;
    this.#cluster = cluster;
    this.control = createGatewayControl({ url: gateway.url, secret: GATEWAY_SECRET });
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  get cluster(): PostgresCluster {
    if (this.#cluster === null) throw new Error('The database is lost');
    return this.#cluster;
  }

  get databaseUrl(): string {
    return this.cluster.url.replace(/postgres$/, DATABASE);
  }

  /** Of the server, and of the game server, whose journal outlives it. */
  get dataDir(): string {
    return path.join(this.store, 'data');
  }

  get environment(): Readonly<Record<string, string>> {
    return {
      ...WIDE_LIMITS,
      ...SMALL_SLATE,
      LOGIN_ATTEMPTS_PER_MINUTE: '100000',
      DATABASE_URL: this.databaseUrl,
      PAYMENT_GATEWAY_URL: this.#gateway.url,
      PAYMENT_GATEWAY_SECRET: GATEWAY_SECRET,
      PAYMENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    };
  }

  async open(): Promise<void> {
    this.#server = await startProductServer({ port: this.port, dataDir: this.dataDir, environment: this.environment });
  }

  /** With all rights. */
  async owner(): Promise<Client> {
    if (this.#owner !== null) return this.#owner;
    this.#owner = await connected(this.databaseUrl);
    return this.#owner;
  }

  /** The machine of the server and the database is lost, at once. */
  async lose(): Promise<void> {
    await this.#server?.kill();
    await this.#owner?.end().catch(() => undefined);
    [this.#server, this.#owner] = [null, null];
    const { cluster } = this;
    this.#cluster = null;
    await cluster.lose();
  }

  use(cluster: PostgresCluster): void {
    this.#cluster = cluster;
  }

  /** One of the operator's commands, on this database. */
  async command(file: string, ...args: string[]): Promise<{ readonly code: number | null; readonly lines: readonly string[] }> {
    const env = { ...process.env, SANDBOX: 'true', ...this.environment, DATA_DIR: this.dataDir };
    const child = spawn(supportedNode(), ['--import', 'tsx', file, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
    });
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, lines: output.split('\n').filter((line) => line !== '') };
  }

  /** The report of the game server, written from its journal. @returns the file */
  async roundReport(): Promise<string> {
    const journal = path.join(this.dataDir, 'games', String(this.port), 'rounds.jsonl');
    const { lines } = await this.command('gameServer/cli/rounds.ts', '--journal', journal);
    const file = path.join(this.store, 'rounds.jsonl');
    await writeFile(file, lines.join('\n'));
    return file;
  }

  async close(): Promise<void> {
    await this.#server?.stop();
    await this.#owner?.end().catch(() => undefined);
    await this.#gateway.drop();
    await this.#cluster?.stop();
    await rm(this.store, { recursive: true, force: true });
  }

  async #onMaintenance(sql: string): Promise<void> {
    const client = await connected(this.cluster.url);
    await client.query(sql).finally(() => client.end());
  }
}

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  // The query that meets an ended connection throws; without a listener the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
