import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { ensureTools } from './lib/ensureTools.mjs';

/** `npm test` on a fresh clone: installs what is missing, then runs the checks of scripts/verify.mjs that it has not left to `npm run verify`. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
await ensureInstalled();
ensureTools();
const { status } = spawnSync(process.execPath, ['scripts/verify.mjs', '--test', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
