import { describe, expect, it } from 'vitest';
import { isPushEndpoint } from './endpoint.ts';

const SERVICES = ['fcm.googleapis.com', '*.notify.windows.com'];

describe('the address of a push service', () => {
  it.each(['https://fcm.googleapis.com/fcm/send/abc:def', 'https://wns2-par02p.notify.windows.com/w/?token=abc'])(
    '%s is one',
    (endpoint) => {
      expect(isPushEndpoint(endpoint, SERVICES)).toBe(true);
    },
  );

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:secret@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/fcm/send/abc',
    'https://evilnotify.windows.com/w',
    'https://notify.windows.com/w',
    'https://127.0.0.1/x',
    'http://127.0.0.1:5432/x',
    'http://localhost:4000/sandbox/reset',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://[fd00::1]/x',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
    `https://fcm.googleapis.com/${'a'.repeat(1024)}`,
  ])('%s is none', (endpoint) => {
    expect(isPushEndpoint(endpoint, SERVICES)).toBe(false);
  });

  it('is an origin of this machine only where it is configured, port and all', () => {
    expect(isPushEndpoint('http://127.0.0.1:4321/push/1', ['http://127.0.0.1:4321'])).toBe(true);
    expect(isPushEndpoint('http://127.0.0.1:4322/push/1', ['http://127.0.0.1:4321'])).toBe(false);
  });
});
