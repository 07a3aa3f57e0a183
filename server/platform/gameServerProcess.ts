import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { RecordAnswer, RecordQuestion, RoundRecord } from '../../core/casino/roundRecord.ts';
import type { Config } from './config.ts';
import { isLocalName } from './hosts.ts';
import { projectRoot } from './projectRoot.ts';

/** The sandbox's game server: a process of its own, started again when it dies. */
export interface GameServerProcess {
  readonly port: number;
  /** Its own record of rounds, of one player or (null) of all. Null: it does not answer. */
  rounds(playerId: string | null): Promise<readonly RoundRecord[] | null>;
  stop(): Promise<void>;
}

/** Of the sandbox's own game server, among those that may call the wallet. */
export const OWN_GAME_SERVER = 'slipstream';
const RESTART_AFTER_MS = 500;
const START_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 5_000;
const RECORD_PATIENCE_MS = 5_000;

/** For GAME_SERVERS and the process: known to these two alone. */
export function newGameServerSecret(): string {
  return randomBytes(32).toString('hex');
}

/** Origins of the app's pages, on all its hosts but IPv6 addresses, which a content security policy cannot name. */
function appOrigins({ hosts }: Pick<Config, 'hosts'>, appPort: number): readonly string[] {
  return hosts
    .filter(({ name }) => !name.startsWith('['))
    .flatMap(({ name, port }) => {
      const suffix = port === 'any' ? `:${appPort}` : port && `:${port}`;
      return (isLocalName(name) ? ['http'] : ['http', 'https']).map((scheme) => `${scheme}://${name}${suffix}`);
    });
}

function program(): { readonly file: string; readonly flags: readonly string[] } {
  const built = path.join(projectRoot(), 'dist/gameServer/main.js');
  const isBuilt = !import.meta.url.endsWith('.ts') && existsSync(built);
  return isBuilt
    ? { file: built, flags: ['--enable-source-maps'] }
    : { file: path.join(projectRoot(), 'gameServer/service/main.ts'), flags: ['--import', 'tsx'] };
}

/** Resolves with the port once it listens. @throws Error when it ends before. */
function untilListening(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The game server did not start in time')), START_PATIENCE_MS);
    child.once('message', (message) => {
      clearTimeout(timer);
      resolve((message as { readonly port: number }).port);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The game server ended with ${code}`));
    });
  });
}

function askForRounds(child: ChildProcess, question: RecordQuestion): Promise<readonly RoundRecord[] | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(null), RECORD_PATIENCE_MS);
    const onMessage = (message: unknown): void => {
      const { id, rounds } = message as Partial<RecordAnswer>;
      if (id === question.id) done(rounds ?? null);
    };
    const done = (rounds: readonly RoundRecord[] | null): void => {
      clearTimeout(timer);
      child.off('message', onMessage);
      resolve(rounds);
    };
    child.on('message', onMessage);
    child.send(question, (error) => error && done(null));
  });
}

export async function startGameServer(
  config: Pick<Config, 'hosts' | 'host' | 'dataDir' | 'port' | 'gamesPort' | 'logLevel'>,
  appPort: number,
  secret: string,
  log: Logger,
): Promise<GameServerProcess> {
  const { file, flags } = program();
  let isStopping = false;
  let child: ChildProcess | null = null;
  let questions = 0;

  async function start(port: number): Promise<number> {
    const started = fork(file, [], {
      execArgv: [...flags],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        GAMES_PORT: String(port),
        HOST: config.host,
        GAMES_DATA_DIR: path.join(config.dataDir, 'games', String(config.port)),
        WALLET_ORIGIN: `http://127.0.0.1:${appPort}`,
        GAME_SERVER_ID: OWN_GAME_SERVER,
        GAME_SERVER_SECRET: secret,
        APP_ORIGINS: appOrigins(config, appPort).join(','),
        LOG_LEVEL: config.logLevel,
      },
    });
    child = started;
    const listening = await untilListening(started);
    started.once('exit', (code, signal) => {
      if (isStopping) return;
      log.warn({ code, signal }, 'the game server ended; it is started again');
      startAgain(listening);
    });
    return listening;
  }

  function startAgain(port: number): void {
    setTimeout(() => {
      if (isStopping) return;
      start(port).catch((error: unknown) => {
        log.error({ err: error }, 'the game server could not be started again');
        startAgain(port);
      });
    }, RESTART_AFTER_MS).unref();
  }

  const wanted = config.gamesPort ?? (appPort > 65_532 || config.port === 0 ? 0 : appPort + 3);
  const port = await start(wanted).catch((error: unknown) => {
    if (config.gamesPort !== null) throw error;
    return start(0);
  });
  return {
    port,
    rounds: async (playerId) => {
      questions += 1;
      return child?.connected ? askForRounds(child, { ask: 'rounds', id: questions, playerId }) : null;
    },
    async stop() {
      isStopping = true;
      const running = child;
      if (!running?.connected) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => running.kill('SIGKILL'), STOP_PATIENCE_MS);
        running.once('exit', () => {
          clearTimeout(timer);
          resolve();
        });
        running.disconnect();
      });
    },
  };
}
