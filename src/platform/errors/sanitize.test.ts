import { describe, expect, it } from 'vitest';
import { sanitize, sanitizedStack } from './sanitize.ts';

describe('the text of an error report', () => {
  it('contains no token, mail address or card number', () => {
    expect(sanitize('Bearer abc.def-ghi of maya@example.test with 4111111111111111')).toBe('[removed] of [removed] with [removed]');
    expect(sanitize('eyJhbGciOi.eyJzdWIi.c2ln')).toBe('[removed]');
  });

  it('contains no query string, and is cut', () => {
    expect(sanitize('GET http://a.test/graphql?operationName=A&variables={"id":"7"} failed')).toBe(
      'GET http://a.test/graphql failed',
    );
    expect(sanitize('back to /login?returnTo=%2Fmy-bets#token=abc now')).toBe('back to /login now');
    expect(sanitize('x'.repeat(2_000))).toHaveLength(500);
  });

  it('shows the place of the error in its first lines, without the message', () => {
    const error = new Error('secret of maya@example.test');
    error.stack = `Error: secret\n${'    at run (http://a.test/assets/x.js?v=maya@example.test:10:5)\n'.repeat(30)}`;
    const stack = sanitizedStack(error);
    expect(stack.split('\n')).toHaveLength(8);
    expect(stack).not.toMatch(/maya|secret|v=/);
    expect(stack).toContain('at run (http://a.test/assets/x.js');
    expect(sanitizedStack('no error')).toBe('');
  });
});
