import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AcknowledgedPlacement } from '../crash/compare.ts';
import { type Ids, idsStatement, judgeTarget, recordUntilTarget } from './target.ts';

const ids = (bets: readonly string[], transfers: readonly string[] = [], cashOuts: readonly string[] = []): Ids => ({
  bets: new Set(bets),
  ledger_transfers: new Set(transfers),
  cash_outs: new Set(cashOuts),
});

it.each([
  ['nothing of exactly what was committed', ids(['a'], ['1']), ids(['a'], ['1']), ['a'], []],
  ['what was committed after the target', ids(['a'], ['1']), ids(['a', 'b'], ['1', '2']), ['a'], ['bets b', 'ledger_transfers 2']],
  ['an acknowledged placement that is away', ids(['a', 'b']), ids(['a']), ['a', 'b'], ['placement b']],
  ['nothing of a placement that nobody was answered of', ids(['a', 'b']), ids(['a']), ['a'], []],
  ['more such placements than can be under way', ids(['a', 'b', 'c']), ids(['a']), ['a'], ['2 placements']],
] as const)('the judge of a restore names %s', (_, committed, restored, answered, faults) => {
  const found = judgeTarget(committed, restored, new Set(answered), 1).faults;
  expect(found.map((fault) => faults.find((start) => fault.startsWith(start)))).toEqual(faults);
});

it('a record is cut at the target, and has the new ids of what was decided again', () => {
  const player = { userId: 'p', username: 'p', password: '', email: '' };
  const placed = (placementId: string, betId: string): AcknowledgedPlacement => ({
    placementId,
    betIds: [betId],
    bets: [],
    cashOuts: [{ betId, tenths: 10, amountCents: 5 }],
  });
  const record = { player, initialCents: 0, refusals: {}, acknowledged: [placed('a', '1'), placed('b', '2'), placed('held', '3')] };
  const cut = recordUntilTarget(record, [{ ...placed('a', '1'), cashOuts: [] }], ids(['a']), new Map([['held', ['9']]]));
  expect(cut.acknowledged).toEqual([
    { ...placed('a', '1'), cashOuts: [] },
    { ...placed('held', '3'), betIds: ['9'], cashOuts: [] },
  ]);
});

it('the statement that moves ids on is that of the runbook, which has to have one', () => {
  const runbook = readFileSync('docs/OPERATIONS.md', 'utf8');
  expect(idsStatement(runbook)).toMatch(/^SELECT setval\(.* FROM pg_sequences /);
  expect(() => idsStatement(runbook.replace('As the owner of the tables:', ''))).toThrow('docs/OPERATIONS.md');
});
