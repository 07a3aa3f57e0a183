import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Logger } from 'pino';
import type { RecordAnswer, RecordQuestion, RoundRecord } from '../../core/casino/roundRecord.ts';
import { GAME_SERVER_VARIABLES } from '../../core/wire/programVariables.ts';
import { appOrigins, portAbove, startChildProgram } from './childProgram.ts';
import type { Config } from './config.ts';

/** The sandbox's game server. */
export interface GameServerProcess {
  readonly port: number;
  /** Its own record of rounds, of one player or (null) of all. Null: it does not answer. */
  rounds(playerId: string | null): Promise<readonly RoundRecord[] | null>;
  stop(): Promise<void>;
}

/** The id of the sandbox's own game server, among those that may call the wallet. */
export const OWN_GAME_SERVER = 'slipstream';
const PORTS_ABOVE_THE_APP = 3;

/** For GAME_SERVERS and the process: known to these two alone. */
export function newGameServerSecret(): string {
  return randomBytes(32).toString('hex');
}

export async function startGameServer(
  config: Pick<Config, 'hosts' | 'host' | 'dataDir' | 'port' | 'gamesPort' | 'logLevel'>,
  appPort: number,
  secret: string,
  log: Logger,
): Promise<GameServerProcess> {
  const program = await startChildProgram({
    folder: 'gameServer',
    variables: GAME_SERVER_VARIABLES,
    name: 'game server',
    log,
    port: config.gamesPort,
    defaultPort: portAbove(config, appPort, PORTS_ABOVE_THE_APP),
    environment: (port) => ({
      GAMES_PORT: String(port),
      HOST: config.host,
      GAMES_DATA_DIR: path.join(config.dataDir, 'games', String(config.port)),
      WALLET_ORIGIN: `http://127.0.0.1:${appPort}`,
      GAME_SERVER_ID: OWN_GAME_SERVER,
      GAME_SERVER_SECRET: secret,
      APP_ORIGINS: appOrigins(config, appPort).join(','),
      LOG_LEVEL: config.logLevel,
    }),
  });
  return {
    port: program.port,
    async rounds(playerId) {
      const question = (id: number): RecordQuestion => ({ ask: 'rounds', id, playerId });
      return (await program.ask<RecordAnswer>(question))?.rounds ?? null;
    },
    stop: () => program.stop(),
  };
}
