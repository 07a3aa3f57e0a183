import { parseArgs } from 'node:util';
import { readProjectTree } from '../architecture/sourceTree.ts';
import { hollow, reachedFiles } from './reach.ts';
import { trace, traceLines } from './report.ts';
import { readRequirements } from './requirements.ts';
import { readResults } from './results.ts';
import { SHOWN } from './shown.ts';

/** `npm run trace [-- --row S09] [--missing] [--counts]`: the sentences of the specification that the last test run has shown
 * to be true, and the others. Refuses entries of tests/trace/shown.ts that no test of the run has, and those of tests of
 * code that the product never runs. --missing leaves out the rows that lack nothing, --counts the list. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { row: { type: 'string' }, missing: { type: 'boolean', default: false }, counts: { type: 'boolean', default: false } },
  });
  const requirements = await readRequirements();
  const results = await readResults();
  if (results.length === 0) {
    process.stderr.write('No test results yet: npm test (or npm run verify) writes them to .cache/results.\n');
    return 1;
  }
  if (values.row && !requirements.some((requirement) => requirement.row === values.row)) {
    process.stderr.write(`There is no row ${values.row}.\n`);
    return 1;
  }
  const tree = readProjectTree();
  const reached = reachedFiles(tree);
  const result = trace(requirements, results, SHOWN, (file) => hollow(file, tree, reached));
  const view = { row: values.row ?? null, missing: !values.counts, gapsOnly: values.missing };
  process.stdout.write(`${traceLines(result, view).join('\n')}\n`);
  return result.faults.length > 0 ? 1 : 0;
}

process.exitCode = await main();
