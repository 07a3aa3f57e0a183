import path from 'node:path';
import { z } from 'zod';
import type { GAME_SERVER_VARIABLES } from '../../core/wire/programVariables.ts';
import { openJournal } from '../../programs/service/journal.ts';
import { LOG_LEVEL, readEnvironment, secureAddress } from '../../programs/service/readEnvironment.ts';
import { listed, pageDirectoryOf, programLog, type Running, repeatEvery, runProgram } from '../../programs/service/runProgram.ts';
import { buildGameApp } from './app.ts';
import { createGameService } from './gameService.ts';
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
  WALLET_ORIGIN: secureAddress,
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
  LOG_LEVEL,
} satisfies Record<(typeof GAME_SERVER_VARIABLES)[number], z.ZodType>);

/** The game server, a program of its own: it decides outcomes and asks the operator's wallet for money over HTTP. */
async function start(): Promise<Running> {
  const values = readEnvironment(environment, process.env);
  const log = programLog('games', values.LOG_LEVEL, import.meta.url);
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
    tables,
    wallet,
    log,
    nowMs,
    attempts: WALLET_ATTEMPTS,
    abandonedAfterMs: ABANDONED_AFTER_MS,
    idleAfterMs: IDLE_AFTER_MS,
  });
  await service.recover();
  const app = buildGameApp({
    service,
    appOrigins: values.APP_ORIGINS.split(','),
    pageDirectory: pageDirectoryOf('gameServer', import.meta.url),
    log,
    opensPerMinute: values.GAMES_OPENS_PER_MINUTE,
    callsPerAddress: values.GAMES_CALLS_PER_ADDRESS,
    callsPerKey: values.GAMES_CALLS_PER_SESSION,
    trustedProxies: listed(values.TRUSTED_PROXIES),
  });
  const stopTidying = repeatEvery(TIDY_EVERY_MS, service.tidy, (error) =>
    log.error({ err: error }, 'open rounds could not be continued'),
  );
  return {
    app,
    port: values.GAMES_PORT,
    host: values.HOST,
    async close() {
      stopTidying();
      await journal.close();
    },
    answer: (message) => answerQuestion(file, message),
  };
}

runProgram(start);
