import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clientHeaders, logIn } from '../support/apiClient.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer();
});
afterAll(() => server.close());

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions: Readonly<Record<string, unknown>> }[];
}

async function ask(url: string, query: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query }),
  });
  return (await answer.json()) as Answer;
}

const goTo = (countryCode: string, regionCode: string) => server.post('/sandbox/visitor', { countryCode, regionCode });
const ACCOUNT = '{ account { id } }';

it('a player who moves to another operating region is refused at the old address and served at the one that is named', async () => {
  const { userId, username, password } = (await server.post('/sandbox/players', {})).body as Record<string, string>;
  const headers = clientHeaders((await logIn(server.url, username ?? '', password ?? '')).access_token);
  const general = `${server.url}/graphql`;
  const ownAccount = { data: { account: { id: userId } } };
  await goTo('US', 'US-NJ');
  expect(await ask(general, ACCOUNT, headers)).toEqual(ownAccount);

  await goTo('US', 'US-PA');
  // Where visitors are is read again after a second.
  await vi.waitFor(async () => expect((await ask(general, ACCOUNT, headers)).errors).toBeDefined(), { timeout: 10_000 });
  const [refusal] = (await ask(general, ACCOUNT, headers)).errors ?? [];
  const websocketUrl = `${server.url.replace('http', 'ws')}/graphql?region=US-PA`;
  expect(refusal?.extensions).toEqual({ code: 'UNAUTHORIZED_REGION', sportsbookUrl: `${general}?region=US-PA`, websocketUrl });
  expect(await ask(`${general}?region=US-PA`, ACCOUNT, headers)).toEqual(ownAccount);
  // Startup says where the visitor is, so it is answered at every address; public questions and visitors have no region.
  expect(await ask(general, '{ startup { regionalMetadata { currentRegionCode } } }', headers)).toEqual({
    data: { startup: { regionalMetadata: { currentRegionCode: 'US-PA' } } },
  });
  expect((await ask(general, '{ liveEventsCount { count } }', headers)).errors).toBeUndefined();
  expect(await ask(general, ACCOUNT, {})).toEqual({ data: { account: null } });

  // Outside every operating region there is no address to go to; placement refuses bets there.
  await goTo('US', 'US-TX');
  await vi.waitFor(async () => expect(await ask(general, ACCOUNT, headers)).toEqual(ownAccount), { timeout: 10_000 });
  await goTo('US', 'US-NJ');
  const refusedInJersey = { code: 'UNAUTHORIZED_REGION', sportsbookUrl: `${general}?region=US-NJ` };
  await vi.waitFor(
    async () => {
      const { errors } = await ask(`${general}?region=US-PA`, ACCOUNT, headers);
      expect(errors?.[0]?.extensions).toMatchObject(refusedInJersey);
    },
    { timeout: 10_000 },
  );
  expect(await ask(general, ACCOUNT, headers)).toEqual(ownAccount);
});
