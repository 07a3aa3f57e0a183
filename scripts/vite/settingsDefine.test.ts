import { expect, it } from 'vitest';
import { settingsDefine } from './settingsDefine.ts';

it('a build for production has no developer tools, and one for a misspelt environment is none', () => {
  expect(settingsDefine({ SLIPSTREAM_ENVIRONMENT: '', ERROR_SAMPLE_RATE: '' })).toMatchObject({
    __DEV_TOOLS__: 'true',
    __ERROR_SAMPLE_RATE__: '101',
  });
  expect(settingsDefine({ SLIPSTREAM_ENVIRONMENT: 'production' }).__DEV_TOOLS__).toBe('false');
  for (const [name, value] of [
    ['SLIPSTREAM_ENVIRONMENT', 'Production'],
    ['SLIPSTREAM_ENVIROMENT', 'production'],
    ['ERROR_SAMPLE_RATE', '102'],
    ['ERROR_SAMPLE_RATE', '-1'],
    ['SMALL_MOVE_BASIS_POINTS', '501'],
  ] as const)
    expect(() => settingsDefine({ [name]: value })).toThrow(`Environment variable ${name} is not`);
});
