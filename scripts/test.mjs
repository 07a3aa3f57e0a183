import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { ensureTools } from './lib/ensureTools.mjs';

/** `npm test` on a fresh clone: installs what is missing, then checks everything (scripts/verify.mjs). */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
await ensureInstalled();
ensureTools();
const { status } = spawnSync(process.execPath, ['scripts/verify.mjs', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
