import { describe, expect, it, vi } from 'vitest';
import { createInstall } from './install.ts';

describe('installing', () => {
  it('is offered by the browser and started by the player, once', async () => {
    const install = createInstall();
    expect(await install.prompt()).toBe('unavailable');
    const event = { prompt: vi.fn(async () => undefined), userChoice: Promise.resolve({ outcome: 'accepted' as const }) };
    install.offered(event);
    expect(install.getSnapshot()).toEqual({ available: true });
    expect(event.prompt).not.toHaveBeenCalled();
    expect(await install.prompt()).toBe('accepted');
    expect(install.getSnapshot()).toEqual({ available: false });
    expect(await install.prompt()).toBe('unavailable');
  });

  it('is no longer offered after the installation', () => {
    const install = createInstall();
    install.offered({ prompt: async () => undefined, userChoice: Promise.resolve({ outcome: 'dismissed' }) });
    install.installed();
    expect(install.getSnapshot().available).toBe(false);
  });
});
