import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock, missingOptional } from './lib/lockFile.mjs';
import { inProject, main, say } from './lib/project.mjs';

/** `node scripts/completeLock.mjs`, after every `npm install`: see lib/lockFile.mjs. */
await main(async () => {
  const file = inProject('package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingOptional(lock);
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
  say(`${missing.length} optional packages of other machines added to package-lock.json.`);
});
