import { describe, expect, it } from 'vitest';
import { unusableInput } from './unusableInput.ts';

function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth));
}

describe('an unusable variable', () => {
  it('is text that no database can store, at any depth', () => {
    for (const text of ['a\0', '\ud800', 'x\udfffy', '\udc00\ud800']) {
      expect(unusableInput({ a: text })).toMatch(/half a character/);
      expect(unusableInput({ a: [{ b: text }] })).toMatch(/half a character/);
    }
    for (const text of ['', 'plain', '\\u0000', '\\ud800', '🏈 and 𝒳', '\u0001'])
      expect(unusableInput({ a: [{ b: text }] })).toBeNull();
  });

  it('is a value nested deeper than the contract, and checking it does not overflow the stack', () => {
    expect(unusableInput(nested(15))).toBeNull();
    expect(unusableInput(nested(22))).toMatch(/nested/);
    expect(unusableInput(nested(50_000))).toMatch(/nested/);
  });
});
