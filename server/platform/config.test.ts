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

  it('takes origins of embedded pages, and nothing that is more or less than an origin', () => {
    expect(readConfig({}).frameOrigins).toEqual([]);
    expect(readConfig({ FRAME_ORIGINS: 'https://a.test, http://localhost:5000' }).frameOrigins).toEqual([
      'https://a.test',
      'http://localhost:5000',
    ]);
    for (const text of ['*', 'a.test', 'https://a.test/', 'https://a.test;script-src *', 'data:', ''])
      expect(() => readConfig({ FRAME_ORIGINS: text }), text).toThrow('FRAME_ORIGINS');
  });
});
