import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { z } from 'zod';
import { buildGameApp } from './app.ts';
import { createGameService } from './gameService.ts';
import { openJournal } from './journal.ts';
import { answerQuestion } from './roundRecord.ts';
import { openTables } from './tables.ts';
import { createWallet } from './walletClient.ts';

/** A round waits this long for its player; a session that nobody plays in ends after the other. */
const ABANDONED_AFTER_MS = 5 * 60_000;
const IDLE_AFTER_MS = 30 * 60_000;
const TIDY_EVERY_MS = 1_000;
const WALLET_TIMEOUT_MS = 3_000;
const WALLET_ATTEMPTS = 3;

const environment = z.object({
  GAMES_PORT: z.coerce.number().int().min(0).max(65_535).default(4003),
  HOST: z.string().default('127.0.0.1'),
  /** Holds the record of all rounds. */
  GAMES_DATA_DIR: z.string().min(1).default('.data/games'),
  /** Origin of the server with the wallet. */
  WALLET_ORIGIN: z.url(),
  GAME_SERVER_ID: z.string().min(1),
  GAME_SERVER_SECRET: z.string().min(16),
  /** Origins of the app, separated by commas. */
  APP_ORIGINS: z.string().min(1),
  GAMES_OPENS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  /** In ten seconds. */
  GAMES_CALLS_PER_ADDRESS: z.coerce.number().int().min(1).default(2_000),
  GAMES_CALLS_PER_SESSION: z.coerce.number().int().min(1).default(200),
  /** Addresses of reverse proxies before this server, separated by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  LOG_LEVEL: z.string().default('info'),
});

/** The game server, a program of its own: it decides outcomes and asks the operator's wallet for money over HTTP. */
async function main(): Promise<void> {
  const values = environment.parse(process.env);
  const log = pino({ level: values.LOG_LEVEL, base: { program: 'games' } }, pino.destination(2));
  const nowMs = (): number => Date.now();
  const file = path.join(values.GAMES_DATA_DIR, 'rounds.jsonl');
  const journal = await openJournal(file);
  const tables = await openTables(file, journal);
  const wallet = createWallet(
    {
      origin: values.WALLET_ORIGIN,
      serverId: values.GAME_SERVER_ID,
      secret: values.GAME_SERVER_SECRET,
      timeoutMs: WALLET_TIMEOUT_MS,
    },
    nowMs,
  );
  const service = createGameService({
    ...{ tables, wallet, log, nowMs, attempts: WALLET_ATTEMPTS },
    ...{ abandonedAfterMs: ABANDONED_AFTER_MS, idleAfterMs: IDLE_AFTER_MS },
  });
  await service.recover();
  const pageDirectory = fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? '../../dist/gameServer/page' : './page', import.meta.url),
  );
  const app = buildGameApp({
    ...{ service, appOrigins: values.APP_ORIGINS.split(','), pageDirectory, log },
    opensPerMinute: values.GAMES_OPENS_PER_MINUTE,
    callsPerAddress: values.GAMES_CALLS_PER_ADDRESS,
    callsPerKey: values.GAMES_CALLS_PER_SESSION,
    trustedProxies: values.TRUSTED_PROXIES.split(',')
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  });

  let timer: NodeJS.Timeout | undefined;
  const tidyLater = (): void => {
    timer = setTimeout(() => {
      service
        .tidy()
        .catch((error: unknown) => log.error({ err: error }, 'open rounds could not be continued'))
        .finally(tidyLater);
    }, TIDY_EVERY_MS);
  };
  tidyLater();

  async function leave(): Promise<void> {
    clearTimeout(timer);
    await app.close();
    await journal.close();
    process.exit(0);
  }
  // Started by the operator's server, it ends with that process; a signal to both of them is the other's to handle.
  const isChild = process.send !== undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void (isChild || leave()));
  process.on('disconnect', () => void leave());
  process.on('message', (message) => void answerQuestion(file, message).then((answer) => answer && process.send?.(answer)));
  await app.listen({ port: values.GAMES_PORT, host: values.HOST });
  const address = app.server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : values.GAMES_PORT });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
