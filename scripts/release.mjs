import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { inProject, main, say } from './lib/project.mjs';
import { makeRelease } from './lib/releaseFolder.mjs';

/**
 * `npm run release [-- --to FOLDER] [--with-sandbox]`: one folder, `release/` by default, that runs without the sources: deploy/README.md.
 * `--with-sandbox`: for a rehearsal, with what only a sandbox needs, but an embedded PostgreSQL.
 */
await main(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'with-sandbox': { type: 'boolean', default: false } },
  });
  await ensureInstalled();
  await ensureBuilt();
  const folder = path.resolve(values.to ?? inProject('release'));
  makeRelease(folder, { withSandbox: values['with-sandbox'] });
  say(`The release is in ${folder}.`);
});
