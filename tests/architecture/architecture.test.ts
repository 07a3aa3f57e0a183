import { describe, expect, it } from 'vitest';
import { checkCircles } from './circles.ts';
import {
  checkAny,
  checkBrandBranches,
  checkClock,
  checkComments,
  checkDefaultExports,
  checkLazyLoading,
  checkPurity,
  checkReadPaths,
  checkScores,
  checkTimers,
} from './codeLaws.ts';
import { checkForms } from './formLaw.ts';
import { checkFunctionLengths } from './functionLaw.ts';
import { checkImports } from './importLaw.ts';
import { checkCentring, checkColumns } from './layoutLaws.ts';
import { lintRules } from './lintRules.ts';
import { checkNames, checkSpreads } from './readingLaws.ts';
import { checkStoreDoors } from './serverLaws.ts';
import { describeViolation, readProjectTree, type SourceTree, type Violation } from './sourceTree.ts';
import { checkDataFiles, checkLocks, checkMachines, checkPageColumns } from './textLaws.ts';

const LAWS: Record<string, (tree: SourceTree) => readonly Violation[]> = {
  'imports stay inside the rules of the room': checkImports,
  'no file imports itself over others': checkCircles,
  'code is loaded later by lazyPart and lazyModule alone': checkLazyLoading,
  'only the clocks read the time': checkClock,
  'pure rooms are pure': checkPurity,
  'a server repeats work by declared loops alone': checkTimers,
  'the server finds its files from the project directory': checkReadPaths,
  'nothing says any': checkAny,
  'no check is silenced and nothing is put off': checkComments,
  'no code asks which brand it is': checkBrandBranches,
  'exports have names': checkDefaultExports,
  'what margins centre has a width': checkCentring,
  'columns can be narrower than their text': checkColumns,
  'a score is written by one function': checkScores,
  'a context’s store is used through its door': checkStoreDoors,
  'functions are short, and the long ones get no longer': (tree) => checkFunctionLengths(tree),
  'no literal is spread into a literal': checkSpreads,
  'names say what a thing is': checkNames,
  'no download host and no machine path': checkMachines,
  'locks have no resolved address': checkLocks,
  'no foreign data': checkDataFiles,
  'what is typed is in the register of unfinished things': checkForms,
  'the columns of pages are as wide as the page': checkPageColumns,
};

describe('the source tree', () => {
  const tree = readProjectTree();

  it('is seen whole', () => {
    expect(tree.size).toBeGreaterThan(30);
    expect(tree.has('core/money/odds.ts')).toBe(true);
  });

  for (const [name, check] of Object.entries(LAWS))
    it(name, () => {
      expect(check(tree).map(describeViolation)).toEqual([]);
    });

  it('says the same of imports in the editor as in this test', async () => {
    await expect(lintRules()).toMatchFileSnapshot('../../biome.rooms.json');
  });
});
