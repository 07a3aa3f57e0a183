import { expect, it, vi } from 'vitest';
import { TOKEN_PATH } from '../../../core/wire/apiPaths.ts';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { logoutMessage } from '../session/logoutMessages.ts';
import { page, stubBrowser } from './testing/identityPage.ts';

fakeBrowser(stubBrowser);

it('a page logs in and refreshes by POST with the region and the country that startup has answered', async () => {
  const { session, paths, requests } = page(600);
  await vi.advanceTimersByTimeAsync(0);
  await session.logIn({ username: 'demo', password: 'slipstream-demo' });
  await vi.advanceTimersByTimeAsync(870_000);
  const sent = requests.filter((_request, index) => paths[index] === TOKEN_PATH);
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST']);
  for (const { headers } of sent) expect(headers).toMatchObject({ 'x-region-code': 'US-NJ', 'x-country-code': 'US' });
});

it('a refused request whose refresh is refused too logs the player out, with the text for it', async () => {
  const { session, server, renew, giveUp } = page(600);
  await vi.advanceTimersByTimeAsync(0);
  await session.logIn({ username: 'demo', password: 'slipstream-demo' });
  server.endReason = 'UNTOLD';
  expect(await renew({ kind: 'bearer', token: 'a' })).toBe(false);
  await giveUp({ kind: 'bearer', token: 'a' });
  const { status, logoutReason } = session.getSnapshot();
  expect([status, logoutReason]).toEqual(['loggedOut', 'unauthenticated']);
  expect(logoutMessage(logoutReason ?? 'none').text).toBe('You are not logged in. Please log in again to proceed.');
});
