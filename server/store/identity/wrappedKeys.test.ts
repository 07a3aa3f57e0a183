import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isWrappedByOther, unwrapKey, wrapKey } from './wrappedKeys.ts';

const [first, second] = ['2026', '2027'].map((kid) => ({ kid, key: randomBytes(32) })) as [
  { kid: string; key: Buffer },
  { kid: string; key: Buffer },
];

it('a wrapped key says nothing of itself, and is read by every key that is still in the list', () => {
  const wrapped = wrapKey('the key', 'here', [first]);
  expect(wrapped).toMatch(/^wrapped:2026:[\w-]+$/);
  expect(wrapKey('the key', 'here', [first])).not.toBe(wrapped);
  expect(unwrapKey(wrapped, 'here', [second, first])).toBe('the key');
  expect([isWrappedByOther(wrapped, [second, first]), isWrappedByOther(wrapped, [first, second])]).toEqual([true, false]);
});

it('without a key from outside, keys are stored as they are, and stay readable with one', () => {
  expect(wrapKey('the key', 'here', [])).toBe('the key');
  expect(unwrapKey('the key', 'here', [first])).toBe('the key');
  expect([isWrappedByOther('the key', []), isWrappedByOther('the key', [first])]).toEqual([false, true]);
});

it('a wrapped key is refused in a sentence without its key, with another one of that name, elsewhere, or changed', () => {
  const wrapped = wrapKey('the key', 'here', [first]);
  expect(() => unwrapKey(wrapped, 'here', [second])).toThrow('wrapped by 2026, which DATABASE_KEYS does not have');
  const other = 'cannot be unwrapped by 2026: DATABASE_KEYS has another key of that name';
  expect(() => unwrapKey(wrapped, 'here', [{ kid: '2026', key: randomBytes(32) }])).toThrow(other);
  expect(() => unwrapKey(wrapped, 'there', [first])).toThrow(other);
  expect(() => unwrapKey(`${wrapped.slice(0, -2)}AA`, 'here', [first])).toThrow(other);
});
