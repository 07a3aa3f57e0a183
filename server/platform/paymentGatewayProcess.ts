import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Logger } from 'pino';
import { PAYMENT_WEBHOOK_PATH } from '../../core/wire/apiPaths.ts';
import { PAYMENT_GATEWAY_VARIABLES } from '../../core/wire/programVariables.ts';
import { appOrigins, portAbove, startChildProgram } from './childProgram.ts';
import type { Config } from './config.ts';

const PORTS_ABOVE_THE_APP = 4;

/** A payment gateway as the server has to know it: the sandbox's own, or the operator's. */
export interface OpenPaymentGateway {
  readonly url: string;
  readonly secret: string;
  readonly webhookSecret: string;
  /** The port of the sandbox's own gateway; null: the gateway is the operator's, and elsewhere. */
  readonly port: number | null;
  stop(): Promise<void>;
}

type GatewayConfig = Pick<
  Config,
  | 'sandbox'
  | 'adapters'
  | 'hosts'
  | 'host'
  | 'dataDir'
  | 'port'
  | 'appPort'
  | 'paymentsPort'
  | 'paymentGateway'
  | 'paymentsOrigin'
  | 'logLevel'
>;

/** Its secrets are read from the configuration each time: they may have changed since the start. */
function operatorsGateway(config: GatewayConfig, first: NonNullable<Config['paymentGateway']>): OpenPaymentGateway {
  return {
    url: first.url,
    get secret() {
      return (config.paymentGateway ?? first).secret;
    },
    get webhookSecret() {
      return (config.paymentGateway ?? first).webhookSecret;
    },
    port: null,
    stop: async () => undefined,
  };
}

/**
 * The operator's gateway, or else a sandbox's own, which is started: a process and an origin of its own, that knows two secrets and the address
 * for its webhooks. Null: there is none, or a module of the operator's (GATEWAY_ADAPTER).
 */
export async function openPaymentGateway(config: GatewayConfig, appPort: number, log: Logger): Promise<OpenPaymentGateway | null> {
  if (config.paymentGateway !== null) return operatorsGateway(config, config.paymentGateway);
  if (!config.sandbox || config.adapters.gateway !== null) return null;
  const secret = randomBytes(32).toString('hex');
  const webhookSecret = `whsec_${randomBytes(32).toString('base64')}`;
  const program = await startChildProgram({
    folder: 'paymentGateway',
    variables: PAYMENT_GATEWAY_VARIABLES,
    name: 'payment gateway',
    log,
    port: config.paymentsPort,
    defaultPort: portAbove(config, appPort, PORTS_ABOVE_THE_APP),
    environment: (port) => ({
      PAYMENTS_PORT: String(port),
      HOST: config.host,
      PAYMENTS_DATA_DIR: path.join(config.dataDir, 'payments', String(config.port)),
      ...(config.paymentsOrigin !== null && { PAYMENTS_ORIGIN: config.paymentsOrigin }),
      PAYMENT_GATEWAY_SECRET: secret,
      PAYMENT_WEBHOOK_URL: `http://127.0.0.1:${appPort}${PAYMENT_WEBHOOK_PATH}`,
      PAYMENT_WEBHOOK_SECRET: webhookSecret,
      // In development browsers reach the app at a port of its own.
      APP_ORIGINS: [...new Set([appPort, config.appPort ?? appPort].flatMap((each) => appOrigins(config, each)))].join(','),
      LOG_LEVEL: config.logLevel,
    }),
  });
  return { url: `http://127.0.0.1:${program.port}`, secret, webhookSecret, port: program.port, stop: () => program.stop() };
}
