import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { SECRET, SERVER_ID } from './walletFixture.ts';

export interface GameServerChild {
  readonly origin: string;
  /** SIGKILL. Resolves when it is gone. */
  kill(): Promise<void>;
}

const BUILT = 'dist/gameServer/main.js';

/** The game server as a process of its own: the built one, or that of the sources. */
export async function startGameServerChild(walletOrigin: string, directory: string, port = 0): Promise<GameServerChild> {
  const isBuilt = existsSync(BUILT);
  const child: ChildProcess = fork(isBuilt ? BUILT : 'gameServer/service/main.ts', [], {
    execArgv: isBuilt ? [] : ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      GAMES_PORT: String(port),
      GAMES_DATA_DIR: directory,
      WALLET_ORIGIN: walletOrigin,
      GAME_SERVER_ID: SERVER_ID,
      GAME_SERVER_SECRET: SECRET,
      APP_ORIGINS: 'http://localhost:4000',
      GAMES_OPENS_PER_MINUTE: '1000000',
      GAMES_CALLS_PER_ADDRESS: '1000000',
      GAMES_CALLS_PER_SESSION: '1000000',
      LOG_LEVEL: 'error',
    },
  });
  const listening = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { readonly port: number }).port));
    child.once('exit', (code) => reject(new Error(`The game server ended with ${code}`)));
  });
  return {
    origin: `http://127.0.0.1:${listening}`,
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}
