import { describe, expect, it } from 'vitest';
import { unusableInput } from './unusableInput.ts';

function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth));
}

describe('what can be no variable', () => {
  it('is text that no database holds, wherever it stands', () => {
    for (const text of ['a\0', '\ud800', 'x\udfffy', '\udc00\ud800']) {
      expect(unusableInput({ a: text })).toMatch(/half a character/);
      expect(unusableInput({ a: [{ b: text }] })).toMatch(/half a character/);
    }
    for (const text of ['', 'plain', '\\u0000', '\\ud800', '🏈 and 𝒳', '\u0001'])
      expect(unusableInput({ a: [{ b: text }] })).toBeNull();
  });

  it('is what is nested deeper than anything of the contract, and asking it does not overflow', () => {
    expect(unusableInput(nested(15))).toBeNull();
    expect(unusableInput(nested(22))).toMatch(/nested/);
    expect(unusableInput(nested(50_000))).toMatch(/nested/);
  });
});
