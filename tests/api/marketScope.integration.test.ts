import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, publishUpdate, seedCatalogue } from '../support/catalogueFixture.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';

const { eagles } = FIXTURE;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ paces: { 'sequence ticks': 50 } });
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

describe('eventUpdated with a scope', () => {
  it('leaves out the prices and statuses of markets that a page does not show, and never a sequence', async () => {
    const scoped =
      'subscription S($ids: [ID!]!, $scope: MarketScope!) { eventUpdated(eventIds: $ids) { sequence markets(scope: $scope) { marketId } prices(scope: $scope) { selectionId } } }';
    const socket = await graphqlSocket(await api.url(), {});
    await socket.waitFor(({ type }) => type === 'connection_ack');
    for (const scope of ['ALL', 'MAIN', 'NONE']) socket.subscribe(scope, scoped, { ids: [eagles.eventId], scope });
    await vi.waitFor(async () => {
      await movePrice(api.deps, eagles.spread, [10, 11]);
      for (const scope of ['ALL', 'MAIN', 'NONE']) expect(socket.dataOf(scope).length).toBeGreaterThan(0);
    });
    const price = { numeratorLong: 1, denominatorLong: 1, points: null };
    const sequence = await publishUpdate(api.deps, eagles.eventId, {
      prices: [
        { ...price, selectionId: 'main', main: true },
        { ...price, selectionId: 'alternate', main: false },
      ],
      markets: [{ marketId: 'alternate', main: false, status: 'CLOSED' }],
    });
    const last = (scope: string) =>
      socket.dataOf<{ readonly eventUpdated: { readonly sequence: number } }>(scope).at(-1)?.eventUpdated;
    await vi.waitFor(() => {
      for (const scope of ['ALL', 'MAIN', 'NONE']) expect(last(scope)?.sequence).toBe(sequence);
    });
    expect(last('ALL')).toEqual({
      sequence,
      markets: [{ marketId: 'alternate' }],
      prices: [{ selectionId: 'main' }, { selectionId: 'alternate' }],
    });
    expect(last('MAIN')).toEqual({ sequence, markets: [], prices: [{ selectionId: 'main' }] });
    expect(last('NONE')).toEqual({ sequence, markets: [], prices: [] });
    socket.close();
  });
});
