import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const GATEWAY_SECRET = 'the-secret-of-the-operator';
export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;

export interface GatewayChildOptions {
  readonly appOrigins: readonly string[];
  readonly webhookUrl: string;
  readonly paceMs?: number;
}

export interface PaymentGatewayChild {
  readonly url: string;
  /** SIGKILL. Resolves when it is gone; what it has written stays. */
  kill(): Promise<void>;
  /** With the same record, at the same address. */
  startAgain(): Promise<void>;
  /** Ends it, and forgets its record. */
  drop(): Promise<void>;
}

const BUILT = 'dist/paymentGateway/main.js';

/** The sandbox's payment gateway as a process of its own: the built one, or that of the sources. */
export async function startPaymentGatewayChild(options: GatewayChildOptions): Promise<PaymentGatewayChild> {
  const directory = mkdtempSync(path.join(tmpdir(), 'slipstream-payments-'));
  const isBuilt = existsSync(BUILT);
  let child: ChildProcess;

  async function start(port: number): Promise<number> {
    const started = fork(isBuilt ? BUILT : 'paymentGateway/service/main.ts', [], {
      execArgv: isBuilt ? [] : ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PAYMENTS_PORT: String(port),
        PAYMENTS_DATA_DIR: directory,
        PAYMENTS_PACE_MS: String(options.paceMs ?? 5_000),
        PAYMENT_GATEWAY_SECRET: GATEWAY_SECRET,
        PAYMENT_WEBHOOK_URL: options.webhookUrl,
        PAYMENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
        APP_ORIGINS: options.appOrigins.join(','),
        LOG_LEVEL: 'error',
      },
    });
    child = started;
    return new Promise<number>((resolve, reject) => {
      started.once('message', (message) => resolve((message as { readonly port: number }).port));
      started.once('exit', (code) => reject(new Error(`The payment gateway ended with ${code}`)));
    });
  }

  async function kill(): Promise<void> {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  const port = await start(0);
  return {
    url: `http://127.0.0.1:${port}`,
    kill,
    startAgain: async () => void (await start(port)),
    async drop() {
      await kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
