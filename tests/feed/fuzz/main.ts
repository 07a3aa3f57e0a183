import { parseArgs } from 'node:util';
import { fuzzFeeds } from './fuzzFeeds.ts';

/**
 * `npm run test:feeds [-- --files 10000 --seed 1]`: spoils files of every feed and imports them over a catalogue that holds their games. Fails
 * on one result that is not the true one, on one row that cannot be, and on one exception. The same seed spoils the same way.
 */
function main(): number {
  const { values } = parseArgs({
    options: { files: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
  });
  const began = performance.now();
  const { wrong, ...totals } = fuzzFeeds(Number(values.seed), Number(values.files));
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  process.stdout.write(`${JSON.stringify(totals)}\n${totals.files} files in ${seconds} s, ${wrong.length} wrong\n`);
  for (const sentence of wrong.slice(0, 20)) process.stderr.write(`${sentence}\n`);
  return wrong.length === 0 && totals.results > 0 ? 0 : 1;
}

process.exitCode = main();
