import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { main } from './lib/project.mjs';

/** `npm run build [-- --force]`: the app into dist/app, the server into dist/server. Builds nothing whose sources have not changed. */
await main(async () => {
  await ensureInstalled();
  await ensureBuilt({ force: process.argv.includes('--force') });
});
