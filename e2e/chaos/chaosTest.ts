import { test as base, origin } from '../support/test.ts';
import { type ChaosWorld, openChaosWorld } from './chaosWorld.ts';

/** Cells and situations share one world, whose pages come through its network. */
export const chaosTest = base.extend<object, { readonly world: ChaosWorld }>({
  world: [
    async ({ browserName: _browser }, use) => {
      const world = await openChaosWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  serverUrl: [async ({ world }, use) => use(world.url), { scope: 'worker' }],
  baseURL: async ({ world }, use) => use(origin(`http://localhost:${world.network.port}`, 'tsb')),
});
