import { runInForeground } from './lib/child.mjs';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { inProject, main } from './lib/project.mjs';
import { SERVER_FLAGS } from './lib/serverFlags.mjs';

/**
 * `npm start`: installs what is missing, builds what has changed, and runs the server in sandbox mode. In production (NODE_ENV) sandbox
 * mode has to be asked for with SANDBOX=true.
 */
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { env } = process;
  process.exitCode = await runInForeground(
    ['--enable-source-maps', ...SERVER_FLAGS, inProject('dist/server/main.js')],
    {
      // An empty variable counts as not set.
      SANDBOX: env.SANDBOX || (env.NODE_ENV === 'production' ? 'false' : 'true'),
      LOG_LEVEL: env.LOG_LEVEL || 'warn',
    },
    { tellIfWeDie: true },
  );
});
