import { existsSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { contexts, resolvers } from '../contexts.ts';
import { context } from './context.ts';
import { type Complete, gatherResolvers } from './rootFields.ts';

const one = context({ name: 'one', resolvers: { Query: { liveEventsCount: async () => ({ count: 0, label: '' }) } } });
const other = context({ name: 'other', resolvers: { Query: { liveEventsCount: async () => ({ count: 1, label: '' }) } } });

describe('the list of contexts', () => {
  it('does not compile with a field of two contexts, or without one', () => {
    expectTypeOf<Complete<[typeof one, typeof other]>>().toEqualTypeOf<{ readonly fieldsOfTwoContexts: 'Query.liveEventsCount' }>();
    type Missing = Complete<[typeof one]> extends { readonly fieldsWithoutContext: infer Field } ? Field : never;
    expectTypeOf<'Query.sportsMenu'>().toExtend<Missing>();
    expectTypeOf<'Query.liveEventsCount'>().not.toExtend<Missing>();
  });

  it('calls each context as its folder in the store or the API', () => {
    const folders = ['server/store', 'server/api', 'server/api/graphql'];
    expect(contexts.filter(({ name }) => !folders.some((folder) => existsSync(`${folder}/${name}`)))).toEqual([]);
    expect(new Set(contexts.map(({ name }) => name)).size).toBe(contexts.length);
  });

  it('gathers fields of one type from several contexts', () => {
    const gathered = gatherResolvers([one, context({ name: 'next', resolvers: { Query: { schemaVersion: () => '1' } } })]);
    expect(Object.keys(gathered.Query ?? {})).toEqual(['liveEventsCount', 'schemaVersion']);
    expect(Object.keys(resolvers)).toEqual(
      expect.arrayContaining(['Query', 'Mutation', 'Subscription', 'Event', 'Long', 'DateTime']),
    );
  });
});
