import { describe, expect, it } from 'vitest';
import { logInProblemText } from './logInErrors.ts';

describe('a log-in that did not succeed', () => {
  it('does not reveal which field was wrong', () => {
    const text = logInProblemText({ kind: 'invalidCredentials' });
    expect(text).toMatch(/username and password/);
  });

  it('says how long a lock lasts', () => {
    expect(logInProblemText({ kind: 'locked', retryAfterSeconds: 20 })).toContain('20 seconds');
    expect(logInProblemText({ kind: 'locked', retryAfterSeconds: 60 })).toContain('1 minute before');
    expect(logInProblemText({ kind: 'locked', retryAfterSeconds: 61 })).toContain('2 minutes');
  });

  it('says until when a player has stopped, in the words of the server', () => {
    expect(logInProblemText({ kind: 'stopped', text: 'Until Monday.' })).toBe('Until Monday.');
  });

  it('asks to wait when the server is busy', () => {
    expect(logInProblemText({ kind: 'busy' })).toMatch(/busy.*Wait/);
  });

  it('has a text for every other error', () => {
    for (const kind of ['maintenance', 'unexpected'] as const) expect(logInProblemText({ kind })).not.toBe('');
  });

  it('distinguishes a device without a network, a slow server and an unreachable server', () => {
    const text = (code: string) => logInProblemText({ kind: 'unreachable', code });
    expect(text('NETWORK_ERROR')).toContain('offline');
    expect(text('TIMEOUT_ERROR')).toContain('too long');
    for (const code of ['CONNECTION_ERROR', 'UNKNOWN_ERROR']) expect(text(code)).toContain('couldn’t reach the server');
  });
});
