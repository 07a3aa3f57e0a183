import path from 'node:path';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as apiPaths from '../../core/wire/apiPaths.ts';
import { readContract } from '../../server/api/graphql/schema.ts';
import { clientHeaders, logIn } from '../support/apiClient.ts';
import { fullSelection } from '../support/fullSelection.ts';
import { type ProductServer, startProductServer, WIDE_LIMITS } from '../support/productServer.ts';
import { SandboxClient } from '../support/sandboxClient.ts';

/** What is shipped is what is tested: files that the build forgets are missing here, and not in the tests of the sources. */

const schema = buildSchema(readContract(path.resolve('schema')));

let server: ProductServer;
/** Values of arguments by their names; all other values are made from their types. */
let values: Readonly<Record<string, unknown>>;
let viewers: readonly (readonly [string, string | null])[];

beforeAll(async () => {
  server = await startProductServer({ environment: WIDE_LIMITS });
  const sandbox = new SandboxClient(server.url);
  await sandbox.setFeed({ paused: true });
  const player = await sandbox.createPlayer();
  const [event] = await sandbox.events({ sport: 'football', status: 'PRE_GAME' });
  const [selection] = event?.markets.find(({ type }) => type === 'SPREAD')?.selections ?? [];
  const { geoPacket } = await sandbox.geoPacket(player.userId, { latitude: 40.7, longitude: -74.2, accuracy: 20 });
  values = {
    geoPacket,
    id: event?.id,
    ids: [event?.id],
    selectionId: selection?.id,
    selectionIds: [selection?.id],
    sport: event?.sport,
    organization: event?.organization,
    competition: event?.competition,
    gameId: 'velvet-sevens',
    slug: 'slots',
    numeratorLong: 10,
    denominatorLong: 11,
    betAmount: 1000,
    term: 'bills',
  };
  const { access_token: token } = await logIn(server.url, player.username, player.password);
  viewers = [
    ['a visitor', null],
    ['a player', token],
  ];
});
afterAll(() => server?.stop());

function sampleOf(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(name, type.ofType);
  if (name in values) return values[name];
  if (isListType(type)) return [sampleOf(name, type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, sampleOf(field.name, field.type)]));
  return { Int: 1, Float: 1, Boolean: true }[type.name] ?? 'text';
}

/** A request for every field of a root field, its required and optional arguments given as variables. */
function requestFor(operation: string, field: GraphQLField<unknown, unknown>): { query: string; variables: unknown } {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = `${operation}${declared && `(${declared})`} { ${field.name}${given && `(${given})`} ${fullSelection(field.type)} }`;
  return { query, variables: Object.fromEntries(field.args.map(({ name, type }) => [name, sampleOf(name, type)])) };
}

it('the built server answers every query and mutation of the contract, as a visitor and as a player', async () => {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  const wrong: string[] = [];
  for (const [viewer, token] of viewers)
    for (const [operation, root] of roots)
      for (const field of Object.values(root?.getFields() ?? {})) {
        const body = JSON.stringify(requestFor(operation, field));
        const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers: clientHeaders(token), body });
        const text = await response.text();
        if (response.status >= 500 || /INTERNAL_SERVER_ERROR|GRAPHQL_VALIDATION_FAILED/.test(text))
          wrong.push(`${viewer}: ${field.name}: ${response.status} ${text.slice(0, 300)}`);
      }
  expect(wrong).toEqual([]);
  expect(server.errors()).toEqual([]);
});

it('the built server answers every REST path of the contract, as a visitor and as a player', async () => {
  const paths = Object.values(apiPaths).filter((value) => typeof value === 'string');
  const wrong: string[] = [];
  for (const [viewer, token] of viewers)
    for (const path of paths)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const body = method === 'GET' ? {} : { body: '{}' };
        const response = await fetch(`${server.url}${path}`, {
          method,
          headers: clientHeaders(token),
          redirect: 'manual',
          ...body,
        });
        await response.arrayBuffer();
        if (response.status >= 500) wrong.push(`${viewer}: ${method} ${path}: ${response.status}`);
      }
  expect(wrong).toEqual([]);
  expect(server.errors()).toEqual([]);
});
