import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { ensureTools } from './lib/ensureTools.mjs';

/** `npm test` on a fresh clone: installs what is missing, then runs the checks of scripts/verify.mjs that it has not left to `npm run verify`. */
process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
await ensureInstalled();
await ensureTools();
process.argv.splice(2, 0, '--test');
await import('./verify.mjs');
