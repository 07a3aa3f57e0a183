import { runInForeground } from './lib/child.mjs';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { inProject, main } from './lib/project.mjs';
import { SERVER_FLAGS } from './lib/serverFlags.mjs';

/**
 * `npm start`: installs what is missing, builds what has changed, and runs the server in sandbox mode. With NODE_ENV=production sandbox mode
 * has to be asked for with SANDBOX=true; with SLIPSTREAM_ENVIRONMENT=production there is none.
 */
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { env } = process;
  const isProduction = env.NODE_ENV === 'production' || env.SLIPSTREAM_ENVIRONMENT === 'production';
  process.exitCode = await runInForeground(
    ['--enable-source-maps', ...SERVER_FLAGS, inProject('dist/server/main.js')],
    {
      // An empty variable counts as not set.
      SANDBOX: env.SANDBOX || (isProduction ? 'false' : 'true'),
      LOG_LEVEL: env.LOG_LEVEL || 'warn',
    },
    { tellIfWeDie: true },
  );
});
