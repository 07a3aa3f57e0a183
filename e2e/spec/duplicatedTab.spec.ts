import { DUPLICATED_TAB } from '../chaos/situations/tabs.ts';
import { expect, origin, test } from '../support/test.ts';

test('a tab and its copy change one slip in turn, and a bet that both press is placed once', { tag: '@main' }, async ({
  browser,
  context,
  page,
  baseURL,
  serverUrl,
  sandbox,
  player,
  event,
}) => {
  const end = await DUPLICATED_TAB.run({
    browser,
    context,
    page,
    sandbox,
    player,
    event,
    serverUrl,
    baseURL: baseURL ?? origin(serverUrl, 'tsb'),
    note: () => undefined,
    after: () => undefined,
  });
  expect(end).toBe('placed once');
});
