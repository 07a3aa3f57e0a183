import { expect, it } from 'vitest';
import { reconcileRounds, roundDifferenceLine } from './reconcileRounds.ts';

const round = (fields: object = {}) => ({ roundId: 'r1', betCents: 100, winCents: 250, status: 'ENDED', ...fields });
const undone = { betCents: 0, winCents: 0 };

it.each([
  ['no difference where both say the same', [round()], [round()], []],
  ['no difference of a bet that was refused or taken back', [round({ ...undone, status: 'REFUSED' })], [], []],
  ['no difference while the round goes on', [round({ status: 'OPEN', winCents: 0 })], [round({ status: 'OPEN' })], []],
  ['a bet that the wallet does not know', [round()], [], ['UNKNOWN_HERE']],
  ['an open one, too', [round({ status: 'OPEN' })], [], ['UNKNOWN_HERE']],
  ['a win that the wallet does not know', [round({ betCents: 0 })], [], ['UNKNOWN_HERE']],
  ['another sum', [round()], [round({ winCents: 249 })], ['OTHER_SUM']],
  ['a round that never ended here', [round({ status: 'STUCK' })], [round({ status: 'OPEN' })], ['STILL_OPEN']],
  ['a round that the game server has lost', [], [round()], ['UNKNOWN_THERE']],
] as const)('a comparison of rounds shows %s', (_, reported, recorded, kinds) => {
  expect(reconcileRounds(reported, recorded).map(({ kind }) => kind)).toEqual(kinds);
});

it('a line of a difference names the round and what each has', () => {
  const [difference] = reconcileRounds([round()], []);
  expect(difference && roundDifferenceLine(difference)).toBe(
    'UNKNOWN_HERE r1: the game server has ENDED (100 cents bet, 250 won), we have nothing',
  );
});
