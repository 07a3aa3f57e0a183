import { afterEach, describe, expect, it } from 'vitest';
import { graphql } from './support/ask.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function isAnswered(environment: Readonly<Record<string, string>>): Promise<boolean> {
  server = await startEdgeServer({ environment });
  const { body } = await graphql(server.port, '{ __schema { queryType { name } } }');
  const isRefused = body.includes('GRAPHQL_VALIDATION_FAILED');
  expect(body.includes('"queryType"')).toBe(!isRefused);
  return !isRefused;
}

describe('a question about the schema', () => {
  it('is refused where introspection is not switched on, with any NODE_ENV', async () => {
    expect(await isAnswered({ SANDBOX: 'false' })).toBe(false);
  });

  it('is refused in a sandbox that has switched it off', async () => {
    expect(await isAnswered({ INTROSPECTION: 'false' })).toBe(false);
  });

  it('is answered where it is switched on, and in a sandbox', async () => {
    expect(await isAnswered({ SANDBOX: 'false', INTROSPECTION: 'true' })).toBe(true);
    await server?.close();
    expect(await isAnswered({})).toBe(true);
  });
});
