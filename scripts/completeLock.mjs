import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { addHashes, completeLock, missingOptional, withoutHash } from './lib/lockFile.mjs';
import { Failure, inProject, main, say } from './lib/project.mjs';

/** The registry's hash of a package. @throws Failure where it has none */
async function hashOf({ name, version }) {
  const { stdout } = await promisify(execFile)('npm', ['view', `${name}@${version}`, 'dist.integrity']);
  if (!stdout.startsWith('sha512-')) throw new Failure(`The registry has no hash of ${name} ${version}.`);
  return stdout.trim();
}

/** `node scripts/completeLock.mjs`, after every `npm install`: see lib/lockFile.mjs. */
await main(async () => {
  const file = inProject('package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingOptional(lock).length;
  const complete = completeLock(lock);
  const hashes = new Map();
  const wanted = withoutHash(complete);
  for (const one of wanted) hashes.set(one.key, await hashOf(one));
  if (missing + wanted.length > 0) writeFileSync(file, `${JSON.stringify(addHashes(complete, hashes), null, 2)}\n`);
  say(`${missing} optional packages of other machines and ${wanted.length} hashes added to package-lock.json.`);
});
