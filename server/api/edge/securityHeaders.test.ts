import { describe, expect, it } from 'vitest';
import { pagePolicy } from './securityHeaders.ts';

const NOTHING = { frameOrigins: [], supportChatUrl: null, sandbox: false, navIconsUrl: null, gamesOrigin: null };

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
});
