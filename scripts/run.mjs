import { runInForeground } from './lib/child.mjs';
import { ensureBrands } from './lib/ensureBuilt.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { Failure, main } from './lib/project.mjs';

/** `node scripts/run.mjs FILE.ts ...`: runs one of the project's TypeScript commands, installing what is missing first. */
await main(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined) throw new Failure('Usage: node scripts/run.mjs FILE.ts [arguments]');
  await ensureInstalled();
  await ensureBrands();
  process.exitCode = await runInForeground(['--import', 'tsx', file, ...rest], {});
});
