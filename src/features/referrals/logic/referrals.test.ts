import { expect, it } from 'vitest';
import { referralCodeOf } from '../../../../core/wire/referralLink.ts';
import { initialsOf } from './referrals.ts';

it('a friend is known by two letters', () => {
  expect(['Jordan O.', 'maya r.', 'Sam'].map(initialsOf)).toEqual(['JO', 'MR', 'S']);
});

it('a code of a link is letters and digits alone', () => {
  expect(['ab2c3d4', ' MAYA50 ', 'a', 'javascript:alert(1)', '', null].map(referralCodeOf)).toEqual([
    'AB2C3D4',
    'MAYA50',
    null,
    null,
    null,
    null,
  ]);
});
