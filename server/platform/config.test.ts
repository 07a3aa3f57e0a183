import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('counts in US dollars unless it says Canadian ones [W9.37]', () => {
    expect(readConfig({}).currency).toBe('USD');
    expect(readConfig({ CURRENCY: 'USD' }).currency).toBe('USD');
    expect(readConfig({ CURRENCY: 'CAD' }).currency).toBe('CAD');
  });

  it('that cannot be used is told in one sentence, which names the variable and what it may be', () => {
    expect(() => readConfig({ CURRENCY: 'EUR' })).toThrow(
      /^Environment variable CURRENCY is not usable: [^.]*"USD"\|"CAD"[^.]*\.$/,
    );
  });
});
