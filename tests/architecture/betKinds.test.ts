import { describe, expect, it } from 'vitest';
import type { BetType } from '../../core/wire/contract.ts';
import { isGenerated, isTest, readProjectTree } from './sourceTree.ts';

const tree = readProjectTree();

/** Builders and models of tests, and what a migration has fixed for good. */
const ASIDE = /\/fixtures\.ts$|\/testing\/|\/gallery\/|^server\/store\/migrations\/|^server\/cli\//;

/** The code of the app, of the server and of `core` that names a kind of bet by its value in the contract. */
function filesNaming(kind: BetType): readonly string[] {
  const name = new RegExp(`\\b${kind}\\b`);
  return [...tree]
    .filter(([path]) => /^(src|server|core)\/.*\.(tsx?|sql)$/.test(path))
    .filter(([path, text]) => !isGenerated(path) && !isTest(path) && !ASIDE.test(path) && name.test(text))
    .map(([path]) => path)
    .sort();
}

/** The contract's enumerations with the tab of each section, and the words that both sides use. */
const CONTRACT = ['core/texts/betNames.ts', 'core/wire/contract.ts'];
const CLIENT = 'src/features/betslip/ui/sections.tsx';
const SERVER = 'server/domain/betKinds/betKinds.ts';
/** The database's own reckoning of what a bet of each kind returns at most. */
const DATABASE = 'server/store/functions/bet_kinds.sql';

describe('a kind of bet', () => {
  it('is one entry in one file of the client, and one each on the server, beside its rules, and in the database: round robin', () => {
    // calculator.ts answers the vectors of `npm run price`, whose kinds are its own.
    expect(filesNaming('ROUND_ROBIN')).toEqual([
      ...CONTRACT,
      SERVER,
      'server/domain/betKinds/roundRobin.ts',
      'server/domain/pricing/calculator.ts',
      DATABASE,
      CLIENT,
    ]);
  });

  it('has besides only the files of what no other kind has: the points of a teaser', () => {
    expect(filesNaming('TEASER')).toEqual([
      ...CONTRACT,
      SERVER,
      'server/domain/betKinds/teaser.ts',
      'server/domain/pricing/calculator.ts',
      DATABASE,
      'src/features/betslip/logic/machine/teaserChoice.ts',
      'src/features/betslip/logic/machine/undo.ts',
      CLIENT,
    ]);
  });

  it('is named by the same few files as today where the slip’s own rules are about it: straight and parlay', () => {
    expect(filesNaming('STRAIGHT').filter((path) => path.startsWith('src/'))).toEqual([
      'src/features/betslip/data/addShared.ts',
      'src/features/betslip/logic/machine/slipMachine.ts',
      'src/features/betslip/logic/machine/tabs.ts',
      'src/features/betslip/logic/placement/quickBet.ts',
      'src/features/betslip/logic/sections.ts',
      'src/features/betslip/ui/ParlayCard.tsx',
      'src/features/betslip/ui/SlipNotes.tsx',
      CLIENT,
    ]);
    expect(filesNaming('PARLAY').filter((path) => path.startsWith('src/'))).toEqual([
      'src/features/betslip/logic/machine/sameGame.ts',
      'src/features/betslip/logic/machine/tabs.ts',
      'src/features/betslip/logic/sections.ts',
      'src/features/betslip/logic/sharedBet.ts',
      CLIENT,
    ]);
  });
});
