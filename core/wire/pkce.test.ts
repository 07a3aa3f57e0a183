import { describe, expect, it } from 'vitest';
import {
  challengeOf,
  createState,
  createVerifier,
  isChallenge,
  isState,
  isVerifier,
  STATE_LENGTH,
  VERIFIER_LENGTH,
} from './pkce.ts';

describe('the PKCE verifier', () => {
  it('has 43 to 128 random characters of the unreserved alphabet', () => {
    for (const length of [43, 64, 128]) expect(createVerifier(crypto, length)).toMatch(new RegExp(`^[A-Za-z0-9._~-]{${length}}$`));
    expect(createVerifier(crypto)).toMatch(/^[A-Za-z0-9._~-]{43,128}$/);
    for (const length of [0, 42, 129, Number.NaN]) expect(() => createVerifier(crypto, length)).toThrow(RangeError);
    expect(VERIFIER_LENGTH).toEqual({ shortest: 43, longest: 128 });
  });

  it('is another one each time, with all characters about equally often', () => {
    const texts = Array.from({ length: 500 }, () => createVerifier(crypto, 128));
    expect(new Set(texts).size).toBe(500);
    const counts = new Map<string, number>();
    for (const character of texts.join('')) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(64);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });

  it('is recognised by its length and alphabet', () => {
    expect(['a'.repeat(43), `${'~'.repeat(127)}.`].map(isVerifier)).toEqual([true, true]);
    expect(['', 'a'.repeat(42), 'a'.repeat(129), `${'a'.repeat(50)}+`, `${'a'.repeat(50)}\n`].map(isVerifier)).toEqual(
      Array(5).fill(false),
    );
  });
});

describe('the PKCE challenge', () => {
  it('is the S256 hash of the verifier, as in the example of RFC 7636', async () => {
    const challenge = await challengeOf(crypto, 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk');
    expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });

  it('is recognised by its length and alphabet', async () => {
    const longest = 'z'.repeat(VERIFIER_LENGTH.longest);
    // The value is that of another implementation of SHA-256.
    expect(await challengeOf(crypto, longest)).toBe('gWnHJe3TnwAUD_z1fEW5xRQ-L_43WGnkzygFNCcV0rE');
    expect(isChallenge(await challengeOf(crypto, createVerifier(crypto)))).toBe(true);
    expect(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`].map(isChallenge)).toEqual(Array(4).fill(false));
  });
});

describe('the state of an authorization request', () => {
  it('has at least 22 random characters', () => {
    expect(createState(crypto)).toMatch(/^[\w-]{22,}$/);
    expect(createState(crypto, 22)).toHaveLength(22);
    expect(() => createState(crypto, 21)).toThrow(RangeError);
    expect(STATE_LENGTH.shortest).toBe(22);
    expect(new Set(Array.from({ length: 500 }, () => createState(crypto))).size).toBe(500);
  });

  it('is refused when it is too short or not printable', () => {
    expect(['x'.repeat(22), `${'x'.repeat(22)} `].map(isState)).toEqual([true, true]);
    expect(['', 'x'.repeat(21), 'x'.repeat(513), `${'x'.repeat(30)}\n`].map(isState)).toEqual(Array(4).fill(false));
  });
});
