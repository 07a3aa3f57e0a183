import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadConfigFromFile } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import type { BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The constants of a build with this environment: its configuration as Vite itself loads it. */
async function buildWith(environment: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, path.resolve('vite.config.ts'));
  return loaded?.config.define ?? {};
}

it('the countdown of a reward begins a day before its end, or as many hours as the build says', async () => {
  const { __SETTINGS__ = 'null' } = await buildWith({ REWARD_COUNTDOWN_HOURS: '2' });
  const shownIn = async (hours: number): Promise<boolean> => {
    const { RewardCountdown } = await import('../../src/features/betslip/ui/rewards/RewardCountdown.tsx');
    const { BetslipContext } = await import('../../src/features/betslip/ui/betslipContext.ts');
    const parts = { betslip: { now: () => 0 } } as unknown as BetslipParts;
    const timer = createElement(RewardCountdown, { expiresAt: hours * 3_600_000 });
    return renderToStaticMarkup(createElement(BetslipContext, { value: parts }, timer)).includes('role="timer"');
  };
  for (const [stubbed, cap] of [
    [JSON.parse(__SETTINGS__), 2],
    [undefined, 24],
  ]) {
    vi.stubGlobal('__SETTINGS__', stubbed);
    vi.resetModules();
    expect([await shownIn(cap - 0.01), await shownIn(cap)]).toEqual([true, false]);
  }
});
