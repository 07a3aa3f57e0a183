import { describe, expect, it } from 'vitest';
import { phoneParts } from './phoneText.ts';

describe('phone numbers in a text', () => {
  it('become tel links', () => {
    expect(phoneParts('Call 1-800-555-0119 or text HELP.')).toEqual([
      { text: 'Call ', href: null },
      { text: '1-800-555-0119', href: 'tel:+18005550119' },
      { text: ' or text HELP.', href: null },
    ]);
  });

  it('may be spelled in letters, or lack the country', () => {
    expect(phoneParts('1-800-GAMBLER')).toEqual([{ text: '1-800-GAMBLER', href: 'tel:+18004262537' }]);
    expect(phoneParts('(416) 555-0100')).toEqual([{ text: '(416) 555-0100', href: 'tel:+14165550100' }]);
  });

  it('are not found in a text without any', () => {
    expect(phoneParts('Must be 21+. Bets of $1,000.00 on 2026-11-20.')).toEqual([
      { text: 'Must be 21+. Bets of $1,000.00 on 2026-11-20.', href: null },
    ]);
    expect(phoneParts('')).toEqual([]);
  });
});
