import { expect, it } from 'vitest';
import { isEmpty } from './isEmpty.ts';

it('only null, undefined, empty collections and blank text are empty', () => {
  for (const empty of [null, undefined, '', ' ', '\t\n \u00a0', [], new Map(), new Set()]) expect(isEmpty(empty)).toBe(true);
  for (const full of ['0', ' a ', '\u200b', [null], [''], new Map([['', null]]), new Set([undefined])])
    expect(isEmpty(full)).toBe(false);
});
