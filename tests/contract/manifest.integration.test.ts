import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectOperations } from '../../scripts/vite/operations.ts';
import { clientHeaders } from '../support/apiClient.ts';
import { type ProductServer, startProductServer } from '../support/productServer.ts';

let server: ProductServer;
beforeAll(async () => {
  server = await startProductServer({ environment: { NODE_ENV: 'production', SANDBOX: 'false' } });
});
afterAll(() => server?.stop());

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

async function askByHash(sha256Hash: string): Promise<Answer> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: clientHeaders(null),
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  });
  return (await response.json()) as Answer;
}

const codesOf = ({ errors = [] }: Answer): readonly (string | undefined)[] => errors.map(({ extensions }) => extensions?.code);

it('a server that has just started knows every operation of the app by its hash alone, and no other query', async () => {
  const operations = await collectOperations(process.cwd());
  expect(operations.map(({ name }) => name)).toEqual(expect.arrayContaining(['SportsMenu', 'BetslipPlaceBets', 'EventUpdated']));
  for (const { name, hash } of operations)
    expect(codesOf(await askByHash(hash)), `${name} (is dist/ built from these sources?)`).not.toContain(
      'PERSISTED_QUERY_NOT_FOUND',
    );
  const menu = operations.find(({ name }) => name === 'SportsMenu');
  expect(await askByHash(menu?.hash ?? '')).toMatchObject({ data: { sportsMenu: expect.any(Array) } });
  const unknown = createHash('sha256').update('{ liveEventsCount { count } }').digest('hex');
  expect(codesOf(await askByHash(unknown))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
});
