import { expect, it } from 'vitest';
import { type LinkedAccount, withAccount } from './linkedAccount.ts';

const account = (id: string, linked = false): LinkedAccount => ({
  id,
  linked,
  label: id,
  accountType: 'SPORTS_MEDIA',
  url: 'https://media.test',
});

it('one linked account that changes is shown as it is now, the others as they were', () => {
  const before = [account('a'), account('b'), account('c', true)];
  expect(withAccount(before, account('b', true))).toEqual([account('a'), account('b', true), account('c', true)]);
  expect(withAccount(before, account('unknown', true))).toEqual(before);
});
