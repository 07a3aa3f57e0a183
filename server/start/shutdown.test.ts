import { describe, expect, it } from 'vitest';
import { createShutdown } from './shutdown.ts';

describe('the shutdown', () => {
  it('closes in the opposite order, once, even if a step fails', async () => {
    const errors: unknown[] = [];
    const shutdown = createShutdown({ error: (...fields: unknown[]) => void errors.push(fields) });
    const closed: string[] = [];
    shutdown.add('first', () => void closed.push('first'));
    shutdown.add('broken', () => {
      throw new Error('broken');
    });
    shutdown.add('last', async () => void closed.push('last'));
    expect(shutdown.isUnderWay).toBe(false);
    await Promise.all([shutdown.run(), shutdown.run()]);
    expect(shutdown.isUnderWay).toBe(true);
    expect(closed).toEqual(['last', 'first']);
    expect(errors).toHaveLength(1);
  });
});
