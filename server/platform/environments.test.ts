import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS } from '../../core/wire/environments.ts';
import { readConfig } from './config.ts';

/** Production demands it. */
const DATABASE_KEYS = `2026=${'k'.repeat(43)}`;

describe('the environments', () => {
  it('are exactly seven; the default is development', () => {
    const seven = ['development', 'staging', 'demo', 'audit1', 'uat', 'production-support', 'production'];
    expect(ENVIRONMENTS).toEqual(seven);
    for (const name of seven) expect(readConfig({ SLIPSTREAM_ENVIRONMENT: name, DATABASE_KEYS }).environment).toBe(name);
    for (const name of ['Production', 'prod', 'audit2', 'test'])
      expect(() => readConfig({ SLIPSTREAM_ENVIRONMENT: name }), name).toThrow(
        /^Environment variable SLIPSTREAM_ENVIRONMENT is not usable/,
      );
    expect(readConfig({}).environment).toBe('development');
  });

  it('have a sandbox if it is configured, all but production', () => {
    for (const name of ENVIRONMENTS.filter((each) => each !== 'production'))
      expect(readConfig({ SLIPSTREAM_ENVIRONMENT: name, SANDBOX: 'true' }).sandbox, name).toBe(true);
    expect(() => readConfig({ SLIPSTREAM_ENVIRONMENT: 'production', SANDBOX: 'true' })).toThrow(/SANDBOX is not usable/);
    expect(readConfig({ SLIPSTREAM_ENVIRONMENT: 'production', DATABASE_KEYS }).sandbox).toBe(false);
  });
});
