import { describe, expect, it } from 'vitest';
import { createReporter, sanitize } from './reporter.ts';

describe('error reports', () => {
  it('hold no token, address or card number', () => {
    expect(sanitize('Bearer abc.def-ghi of maya@example.test with 4111111111111111')).toBe('[removed] of [removed] with [removed]');
    expect(sanitize('eyJhbGciOi.eyJzdWIi.c2ln')).toBe('[removed]');
  });

  it('keep the newest fifty, newest first', () => {
    const reporter = createReporter();
    for (let index = 0; index < 60; index += 1) reporter.report('startup', new Error(`number ${index}`));
    expect(reporter.recent()).toHaveLength(50);
    expect(reporter.recent()[0]).toEqual({ scope: 'startup', message: 'Error: number 59' });
  });
});
