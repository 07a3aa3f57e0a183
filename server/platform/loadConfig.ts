import type { Logger } from 'pino';
import type { Variables } from '../../core/wire/readVariables.ts';
import { type Config, readConfig, SECRETS, setVariables } from './config.ts';
import { resolveSecrets } from './secretSource.ts';

/** Reads the configuration, with secrets from files and commands. @throws Error with one sentence naming the invalid variable. */
export async function loadConfig(environment: Variables): Promise<Config> {
  return readConfig(await resolveSecrets(environment, SECRETS));
}

/** Secrets that are taken anew while the server runs, and the fields that they are in. Of the others a restart does. */
const LIVE = {
  SANDBOX_TOKEN: 'sandboxToken',
  DATABASE_KEYS: 'databaseKeys',
  TOKEN_KEYS: 'tokenKeys',
  SHARE_KEYS: 'shareKeys',
  GAME_SERVERS: 'gameServers',
  PAYMENT_GATEWAY_SECRET: 'paymentGateway',
  PAYMENT_WEBHOOK_SECRET: 'paymentGateway',
  STREAMING_SECRET: 'streamingSecret',
} as const satisfies Readonly<Record<string, keyof Config>>;

export interface LiveConfig {
  /** Its secrets are always the latest: read them where they are used. */
  readonly config: Config;
  /** Reads all secrets again. What cannot be used leaves all of them as they are. */
  reread(log: Pick<Logger, 'info' | 'warn' | 'error'>): Promise<void>;
}

/** @throws Error with one sentence naming the invalid variable. */
export async function openLiveConfig(environment: Variables): Promise<LiveConfig> {
  let variables = await resolveSecrets(environment, SECRETS);
  let latest = readConfig(variables);
  const config = { ...latest };
  for (const field of new Set(Object.values(LIVE)))
    Object.defineProperty(config, field, { enumerable: true, get: () => latest[field] });

  let last = Promise.resolve();

  async function readAgain(log: Pick<Logger, 'info' | 'warn' | 'error'>): Promise<void> {
    try {
      const next = await resolveSecrets(environment, SECRETS);
      const read = readConfig(next);
      const [before, after] = [setVariables(variables), setVariables(next)];
      const changed = SECRETS.filter((name) => before[name] !== after[name]);
      const live = changed.filter((name) => name in LIVE);
      const restart = changed.filter((name) => !(name in LIVE));
      [variables, latest] = [next, read];
      log.info({ changed: live }, 'the secrets have been read again');
      if (restart.length > 0) log.warn({ changed: restart }, 'secrets have changed that are taken at the next start');
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : String(error) }, 'the secrets stay as they were');
    }
  }
  /** One after the other, so that the newest reading is the last. */
  const reread = (log: Parameters<typeof readAgain>[0]): Promise<void> => {
    last = last.then(() => readAgain(log));
    return last;
  };
  return { config, reread };
}
