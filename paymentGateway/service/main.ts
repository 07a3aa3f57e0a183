import path from 'node:path';
import { z } from 'zod';
import type { PAYMENT_GATEWAY_VARIABLES } from '../../core/wire/programVariables.ts';
import { openJournal } from '../../programs/service/journal.ts';
import { LOG_LEVEL, readEnvironment, secureAddress } from '../../programs/service/readEnvironment.ts';
import { listed, pageDirectoryOf, programLog, type Running, repeatEvery, runProgram } from '../../programs/service/runProgram.ts';
import { buildGatewayApp } from './app.ts';
import { createGatewayService } from './gatewayService.ts';
import { openRecords } from './records.ts';
import { createWebhooks } from './webhooks.ts';

const TICK_EVERY_MS = 50;
const WEBHOOK_TIMEOUT_MS = 5_000;

const environment = z.object({
  PAYMENTS_PORT: z.coerce.number().int().min(0).max(65_535).default(4004),
  HOST: z.string().default('127.0.0.1'),
  /** Holds the record of all payments. */
  PAYMENTS_DATA_DIR: z.string().min(1).default('.data/payments'),
  /** The origin of the pages, where a proxy stands before this program. Without it: the host of the app's page, and the port of this program. */
  PAYMENTS_ORIGIN: z.url().optional(),
  /** Callers of the API send it. */
  PAYMENT_GATEWAY_SECRET: z.string().min(16),
  /** Where webhooks go, and the secret that they are signed with: `whsec_` and base64. */
  PAYMENT_WEBHOOK_URL: secureAddress,
  PAYMENT_WEBHOOK_SECRET: z.string().regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/),
  /** Origins of the app, separated by commas. */
  APP_ORIGINS: z.string().min(1),
  PAYMENTS_PACE_MS: z.coerce.number().int().min(1).max(600_000).default(5_000),
  /** In ten seconds. */
  PAYMENTS_CALLS_PER_ADDRESS: z.coerce.number().int().min(1).default(2_000),
  /** Addresses of reverse proxies before this program, separated by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  LOG_LEVEL,
} satisfies Record<(typeof PAYMENT_GATEWAY_VARIABLES)[number], z.ZodType>);

/** The sandbox's payment gateway, a program of its own. It knows nothing of the operator but the address for webhooks. */
async function start(): Promise<Running> {
  const values = readEnvironment(environment, process.env);
  const log = programLog('payments', values.LOG_LEVEL, import.meta.url);
  const nowMs = (): number => Date.now();
  const file = path.join(values.PAYMENTS_DATA_DIR, 'payments.jsonl');
  const journal = await openJournal(file);
  const records = await openRecords(file, journal);
  const appOrigins = listed(values.APP_ORIGINS);
  const webhooks = createWebhooks({
    url: values.PAYMENT_WEBHOOK_URL,
    secret: values.PAYMENT_WEBHOOK_SECRET,
    records,
    nowMs,
    log,
    timeoutMs: WEBHOOK_TIMEOUT_MS,
  });
  const portOf = (): number => {
    const address = app.server.address();
    return typeof address === 'object' && address !== null ? address.port : values.PAYMENTS_PORT;
  };
  const service = createGatewayService({
    records,
    webhooks,
    nowMs,
    paceMs: values.PAYMENTS_PACE_MS,
    appOrigins,
    pagesOrigin(appOrigin) {
      if (values.PAYMENTS_ORIGIN !== undefined) return values.PAYMENTS_ORIGIN.replace(/\/$/, '');
      const { protocol, hostname } = new URL(appOrigin ?? 'http://localhost');
      return `${protocol}//${hostname}:${portOf()}`;
    },
  });
  const app = buildGatewayApp({
    service,
    appOrigins,
    log,
    secret: values.PAYMENT_GATEWAY_SECRET,
    pageDirectory: pageDirectoryOf('paymentGateway', import.meta.url),
    callsPerAddress: values.PAYMENTS_CALLS_PER_ADDRESS,
    trustedProxies: listed(values.TRUSTED_PROXIES),
  });
  const stopTicking = repeatEvery(TICK_EVERY_MS, service.tick, (error) =>
    log.error({ err: error }, 'payments could not be continued'),
  );
  return {
    app,
    port: values.PAYMENTS_PORT,
    host: values.HOST,
    async close() {
      stopTicking();
      await webhooks.stop();
      await journal.close();
    },
  };
}

runProgram(start);
