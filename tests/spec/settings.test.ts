import { afterEach, expect, it, vi } from 'vitest';
import { readSettings } from '../../core/settings.ts';
import { settingsDefine } from '../../scripts/vite/settingsDefine.ts';

const FACTS = { brand: 'tsb', version: '1.2.3', installId: 'i' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('[S7.014] the names of the GraphQL headers are configuration values: of the build, and of every request of the app', async () => {
  const named = 'platform=x-os,appVersion=x-version,app=x-brand,client=x-program,installId=x-device';
  vi.stubGlobal('__SETTINGS__', JSON.parse(settingsDefine({ CLIENT_HEADERS: named }).__SETTINGS__));
  vi.resetModules();
  const { appHeaders } = await import('../../src/platform/http/appHeaders.ts');
  expect(appHeaders(FACTS, { kind: 'bearer', token: 't' })).toEqual({
    'x-os': 'web',
    'x-version': '1.2.3',
    'x-brand': 'tsb',
    'x-program': 'slipstream-web',
    'x-device': 'i',
    authorization: 'Bearer t',
  });
});

it('the reading of maintenance answers is one of the build', async () => {
  vi.stubGlobal('__SETTINGS__', readSettings({ MAINTENANCE_READING: 'any' }));
  vi.resetModules();
  const { failureOf } = await import('../../src/platform/graphql/failureOf.ts');
  const response = new Response('', { status: 200, headers: { 'x-maintenance-mode-enabled': 'true' } });
  expect(failureOf(Object.assign(new Error('refused'), { response }))).toEqual({ kind: 'maintenance' });
});
