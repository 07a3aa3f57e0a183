import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { PAYMENT_WEBHOOK_PATH } from '../../../core/wire/apiPaths.ts';
import { createGatewayControl, type GatewayControl } from '../../../server/payments/gatewayControl.ts';
import {
  GATEWAY_SECRET,
  type PaymentGatewayChild,
  startPaymentGatewayChild,
  WEBHOOK_SECRET,
} from '../../support/paymentGatewayChild.ts';
import { freePort } from '../../support/postgresCluster.ts';
import { type ProductServer, startProductServer, WIDE_LIMITS } from '../../support/productServer.ts';
import type { Random } from '../../support/random.ts';
import type { Tally } from './tally.ts';
import { startWebhookProxy, type WebhookProxy } from './webhookProxy.ts';

/** The pace of the sandbox's gateway: a withdrawal arrives after five of them. */
const PACE_MS = 100;

export interface CommandAnswer {
  readonly code: number | null;
  readonly output: string;
}

/** The built server with its database, the sandbox's gateway, and what is between them: three processes and this one. */
export class PaymentWorld {
  readonly #environment: Readonly<Record<string, string>>;
  #server: ProductServer;
  readonly gateway: PaymentGatewayChild;
  readonly control: GatewayControl;
  readonly proxy: WebhookProxy;

  static async start(random: Random, tally: Tally): Promise<PaymentWorld> {
    const port = await freePort();
    const proxy = await startWebhookProxy(`http://127.0.0.1:${port}${PAYMENT_WEBHOOK_PATH}`, random, tally);
    const gateway = await startPaymentGatewayChild({
      appOrigins: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
      webhookUrl: proxy.url,
      paceMs: PACE_MS,
    });
    const environment = {
      ...WIDE_LIMITS,
      LOGIN_ATTEMPTS_PER_MINUTE: '100000',
      PAYMENT_GATEWAY_URL: gateway.url,
      PAYMENT_GATEWAY_SECRET: GATEWAY_SECRET,
      PAYMENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    };
    const server = await startProductServer({ port, environment });
    return new PaymentWorld(server, gateway, proxy, environment);
  }

  private constructor(
    server: ProductServer,
    gateway: PaymentGatewayChild,
    proxy: WebhookProxy,
    environment: Readonly<Record<string, string>>,
  ) {
    this.#server = server;
    this.#environment = environment;
    this.gateway = gateway;
    this.proxy = proxy;
    this.control = createGatewayControl({ url: gateway.url, secret: GATEWAY_SECRET });
  }

  get url(): string {
    return this.#server.url;
  }

  get dataDir(): string {
    return this.#server.dataDir;
  }

  /** The log lines of errors since the last start. */
  errors(): readonly string[] {
    return this.#server.errors();
  }

  async killServer(): Promise<void> {
    const { port, dataDir } = this.#server;
    await this.#server.kill();
    this.#server = await startProductServer({ port, dataDir, environment: this.#environment });
  }

  async killGateway(awayMs: number): Promise<void> {
    await this.gateway.kill();
    await new Promise((resolve) => setTimeout(resolve, awayMs));
    await this.gateway.startAgain();
  }

  /** One of the operator's commands, on this server's database. */
  command(file: string, ...args: string[]): Promise<CommandAnswer> {
    const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
      env: { ...process.env, SANDBOX: 'true', ...this.#environment, DATA_DIR: this.dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString();
      });
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    await this.gateway.drop();
    this.proxy.close();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
