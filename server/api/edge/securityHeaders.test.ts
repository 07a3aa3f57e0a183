import { describe, expect, it } from 'vitest';
import { pagePolicy, permissionsPolicy } from './securityHeaders.ts';

const NOTHING = {
  frameOrigins: [],
  supportChatUrl: null,
  sandbox: false,
  navIconsUrl: null,
  gamesOrigin: null,
  paymentsOrigin: null,
  streamsOrigin: null,
  importMapHash: null,
};

describe('the pages that a page may embed', () => {
  it('are none by default', () => {
    expect(pagePolicy('a.test', NOTHING)).not.toContain('frame-src');
  });

  it('are those of the configured origins and of the configured chat, or the sandbox’s own chat', () => {
    const frameOrigins = ['https://pay.test'];
    const chat = { ...NOTHING, frameOrigins, supportChatUrl: 'https://chat.test/page?id=1' };
    expect(pagePolicy('a.test', chat)).toContain('; frame-src https://pay.test https://chat.test;');
    expect(pagePolicy('a.test', { ...chat, sandbox: true })).toContain('; frame-src https://pay.test https://chat.test;');
    expect(pagePolicy('a.test', { ...NOTHING, sandbox: true })).toContain("; frame-src 'self';");
  });

  it('play media of the streaming origin alone, and of none where there is none', () => {
    const policy = pagePolicy('a.test', { ...NOTHING, streamsOrigin: 'https://streams.test' });
    expect(policy).toContain('; media-src blob: https://streams.test;');
    expect(policy).toContain("; connect-src 'self' ws://a.test wss://a.test https://streams.test;");
    expect(pagePolicy('a.test', NOTHING)).not.toMatch(/media-src|streams/);
  });

  it('are those of payments, which may make payments and are asked for a redirect, of exactly one origin', () => {
    const policy = pagePolicy('a.test', { ...NOTHING, paymentsOrigin: 'https://pay.test' });
    expect(policy).toContain('; frame-src https://pay.test;');
    expect(policy).toContain("; connect-src 'self' ws://a.test wss://a.test https://pay.test;");
    expect(permissionsPolicy('https://pay.test')).toMatch(/, payment=\(self "https:\/\/pay\.test"\)$/);
    expect(permissionsPolicy(null)).toMatch(/, payment=\(self\)$/);
  });
});
