import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LoyaltyDocument } from '../../src/features/account/data/loyalty.generated.ts';
import { type EdgeServer, startEdgeServer } from '../edge/support/edgeServer.ts';
import { clientHeaders, logIn } from '../support/apiClient.ts';

const FIELDS = '{ loyalty { tierName nextTierName pointsToNextTier tierPoints tierBounds { lowerBound upperBound } } }';

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer();
});
afterAll(() => server.close());

async function ask(query: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return ((await response.json()) as { data?: { loyalty?: unknown } }).data?.loyalty;
}

async function loyaltyOf(body: Readonly<Record<string, unknown>>, query = FIELDS): Promise<unknown> {
  const created = (await server.post('/sandbox/players', body)).body as { username: string; password: string };
  return ask(query, clientHeaders((await logIn(server.url, created.username, created.password)).access_token));
}

describe('loyalty', () => {
  it('answers each player the tier that they have, with its bounds and the next one', async () => {
    const answers = await Promise.all(
      ['PLAY', 'CHOICE', 'ADVANTAGE', 'PREFERRED', 'ELITE', 'OWNERS_CLUB'].map((loyaltyTier) => loyaltyOf({ loyaltyTier })),
    );
    const row = (tierName: string, lowerBound: number, nextTierName: string | null, upperBound: number | null) => ({
      tierName,
      nextTierName,
      tierPoints: lowerBound,
      tierBounds: { lowerBound, upperBound },
      pointsToNextTier: upperBound === null ? null : upperBound - lowerBound,
    });
    expect(answers).toEqual([
      row('PLAY', 0, 'ADVANTAGE', 500),
      row('CHOICE', 0, 'ADVANTAGE', 500),
      row('ADVANTAGE', 500, 'PREFERRED', 1_500),
      row('PREFERRED', 1_500, 'ELITE', 5_000),
      row('ELITE', 5_000, 'OWNERS_CLUB', 25_000),
      row('OWNERS_CLUB', 25_000, null, null),
    ]);
    const refused = await server.post('/sandbox/players', { loyaltyTier: 'GOLD' });
    expect(refused).toMatchObject({ status: 422, body: { field: 'loyaltyTier' } });
  });

  it('answers the app’s operation with the points and balances of that player, a new player’s first tier, and a visitor nothing', async () => {
    const app = print(LoyaltyDocument);
    expect(await loyaltyOf({ loyaltyTier: 'PREFERRED', loyaltyTierPoints: 3_180 }, app)).toMatchObject({
      tierName: 'PREFERRED',
      nextTierName: 'ELITE',
      pointsToNextTier: 1_820,
      tierPoints: 3_180,
      tierBounds: { upperBound: 5_000 },
      balances: { mycashPlayableCredit: { balance: '$0.00' } },
    });
    expect(await loyaltyOf({}, app)).toMatchObject({ tierName: 'PLAY', tierPoints: 0, pointsToNextTier: 500 });
    expect(await ask(app, clientHeaders(null))).toBeNull();
  });
});
