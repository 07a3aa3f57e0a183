import { describe, expect, it } from 'vitest';
import { appHeaders } from './appHeaders.ts';

const facts = { brand: 'tsb', version: '0.1.0', installId: '11111111-2222-4333-8444-555555555555' };

describe('request headers', () => {
  it('contain platform, version, app, client and install id', () => {
    expect(appHeaders(facts, { kind: 'none' })).toEqual({
      'x-platform': 'web',
      'x-app-version': '0.1.0',
      'x-app': 'tsb',
      'x-client': 'slipstream-web',
      'x-install-id': '11111111-2222-4333-8444-555555555555',
    });
  });

  it('carry a bearer or an anonymous authorization', () => {
    expect(appHeaders(facts, { kind: 'bearer', token: 'a' }).authorization).toBe('Bearer a');
    expect(appHeaders(facts, { kind: 'anonymous', token: 'b' }).authorization).toBe('Anonymous b');
  });
});
