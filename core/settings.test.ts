import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, readSettings } from './settings.ts';

describe('the settings', () => {
  it('are the defaults without variables', () => {
    expect(readSettings({})).toEqual(DEFAULT_SETTINGS);
  });

  it('are read from the environment; headers that are not named keep their names', () => {
    expect(
      readSettings({
        MAINTENANCE_READING: 'any',
        SOCKET_AFTER_RETRIES: 'stop',
        UNAUTHORIZED_REGION: 'log-out',
        CLIENT_HEADERS: 'app=x-brand, installId=x-device',
      }),
    ).toEqual({
      maintenanceReading: 'any',
      socketAfterRetries: 'stop',
      unauthorizedRegion: 'log-out',
      clientHeaders: { ...DEFAULT_SETTINGS.clientHeaders, app: 'x-brand', installId: 'x-device' },
    });
  });

  it.each([
    { MAINTENANCE_READING: 'all' },
    { SOCKET_AFTER_RETRIES: '' },
    { UNAUTHORIZED_REGION: 'ignore' },
    { CLIENT_HEADERS: 'colour=x-colour' },
    { CLIENT_HEADERS: 'app=x app' },
    { CLIENT_HEADERS: 'app=x-client' },
  ])('refuse %o', (environment) => {
    expect(() => readSettings(environment)).toThrow(Object.keys(environment)[0]);
  });
});
