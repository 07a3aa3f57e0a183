import { expectRoutesWithoutFaults } from '../../support/routeWalk.ts';
import { test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

test('every route of tsc has a title, one heading, no layout shift and no fault, for a visitor, and those of players for a player [S1.39 S2.028 S2.006 S2.104]', async ({
  page,
  serverUrl,
  player,
  event,
}) => {
  test.slow();
  await expectRoutesWithoutFaults('tsc', { page, serverUrl, player, event });
});
