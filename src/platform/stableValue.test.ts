import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stableValue } from './stableValue.ts';

const copyOf = <Value>(value: Value): Value => structuredClone(value);

describe('a stable value', () => {
  it('stays the same object while the data in it is the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const stable = stableValue<unknown>();
        const first = stable(value);
        return first === value && stable(copyOf(value)) === first;
      }),
    );
  });

  it.each([
    ['a number', [{ score: 1 }], [{ score: 2 }]],
    ['null in place of an object', { odds: { numerator: 1 } }, { odds: null }],
    ['an object in place of null', null, { odds: null }],
    ['a field less', { score: 1, clock: 'Q1' }, { score: 1 }],
    ['another field', { score: 1 }, { clock: 1 }],
    ['a longer list', [1], [1, 2]],
  ])('is replaced where it differs by %s', (_, one, other) => {
    const stable = stableValue<unknown>();
    stable(one);
    expect(stable(other)).toBe(other);
    expect(stable(copyOf(other))).toBe(other);
  });
});
