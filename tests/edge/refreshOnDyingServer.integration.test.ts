import { expect, it } from 'vitest';
import { TOKEN_PATH } from '../../core/wire/apiPaths.ts';
import { TOKEN_TRANSPORT_HEADER } from '../../core/wire/headers.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { twoServers } from './support/twoServers.ts';

const { both, stop } = twoServers();

/** A browser's token request with its cookie. @returns the new cookie; null where it was refused. */
async function ask(url: string, body: object, cookie = ''): Promise<string | null> {
  const answer = await fetch(`${url}${TOKEN_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TOKEN_TRANSPORT_HEADER]: 'cookie', cookie },
    body: JSON.stringify({ ...body, client_id: 'slipstream-web' }),
  });
  return answer.ok ? (answer.headers.getSetCookie()[0]?.split(';')[0] ?? null) : null;
}

const REFRESH = { grant_type: 'refresh_token' };

it('a refresh whose server dies before it answers is repeated on another server, and the session goes on', async () => {
  const [here, there] = both();
  const sandbox = new SandboxClient(here.url);
  const { username, password } = await sandbox.createPlayer({});
  const first = (await ask(here.url, { grant_type: 'password', username, password })) ?? '';
  expect(first).toMatch(/refresh=/);

  await sandbox.addFault({ match: TOKEN_PATH, effect: { dropResponse: true }, times: 1 });
  await expect(ask(here.url, REFRESH, first)).rejects.toThrow();
  await stop(here);

  const second = (await ask(there.url, REFRESH, first)) ?? '';
  expect(second).toMatch(/refresh=/);
  expect(second).not.toBe(first);
  const third = await ask(there.url, REFRESH, second);
  expect(third).not.toBeNull();
  // The first token is no longer the last one used: whoever has it now has stolen it, and the session is over.
  expect(await ask(there.url, REFRESH, first)).toBeNull();
  expect(await ask(there.url, REFRESH, third ?? '')).toBeNull();
});
