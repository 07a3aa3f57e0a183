import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('uses US dollars unless it names Canadian ones [W9.37]', () => {
    expect(readConfig({}).currency).toBe('USD');
    expect(readConfig({ CURRENCY: 'USD' }).currency).toBe('USD');
    expect(readConfig({ CURRENCY: 'CAD' }).currency).toBe('CAD');
  });

  it('that is invalid is reported in one sentence with the variable and its allowed values', () => {
    expect(() => readConfig({ CURRENCY: 'EUR' })).toThrow(
      /^Environment variable CURRENCY is not usable: [^.]*"USD"\|"CAD"[^.]*\.$/,
    );
  });
});
