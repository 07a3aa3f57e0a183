import { setTimeout as delay } from 'node:timers/promises';
import { effectiveConfig } from './platform/effectiveConfig.ts';
import { type LiveConfig, openLiveConfig } from './platform/loadConfig.ts';
import { createLog } from './platform/log.ts';
import { refuseOldNode } from './platform/nodeVersion.ts';
import { StartupFailure } from './platform/startupFailure.ts';
import { createShutdown } from './start/shutdown.ts';
import { startServer } from './start/startServer.ts';

/** How long the whole shutdown may take. */
const LEAVE_PATIENCE_MS = 45_000;
/** How long the last lines of the log may wait for their reader. */
const LOG_PATIENCE_MS = 1_000;

/** `--check` prints what the server would run with, and starts nothing. */
async function main(): Promise<void> {
  let live: LiveConfig;
  try {
    refuseOldNode(process.versions.node);
    if (process.argv.includes('--check')) {
      process.stdout.write(`${(await effectiveConfig(process.env)).join('\n')}\n`);
      return;
    }
    live = await openLiveConfig(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    return;
  }
  const { config } = live;
  const log = createLog(config.logLevel).child({ environment: config.environment });
  const shutdown = createShutdown(log);
  const running = startServer(config, log, shutdown);

  async function leave(code: number): Promise<void> {
    setTimeout(() => process.exit(1), LEAVE_PATIENCE_MS).unref();
    // Pending openings finish first, so that they can be closed.
    await running.catch(() => undefined);
    await shutdown.run();
    await Promise.race([new Promise<void>((resolve) => log.flush(() => resolve())), delay(LOG_PATIENCE_MS)]);
    process.exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void leave(0));
  // Of a server in a terminal, SIGHUP is the end of the terminal; of one that a supervisor runs, the word that secrets have changed.
  const isInTerminal = process.stdin.isTTY || process.send !== undefined;
  process.on('SIGHUP', () => void (isInTerminal ? leave(0) : live.reread(log)));
  // npm start holds a channel to this process; when it closes, the process that started the server is gone.
  process.on('disconnect', () => void leave(0));
  // Nobody may read the one line of a start: a closed stdout is no bug.
  process.stdout.on('error', () => undefined);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a bug ends the server');
    void leave(1);
  });
  running.catch((error: unknown) => {
    if (!(error instanceof StartupFailure)) log.error({ err: error }, 'the start failed');
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    void leave(1);
  });
}

await main();
