import type { GraphQLError } from 'graphql';
import { err, ok, type Result } from '../../../core/result.ts';
import { unusableInput } from '../edge/unusableInput.ts';
import { apiError } from './errors.ts';
import { normalHash } from './persistedQueries.ts';

/** A GraphQL-over-HTTP request, by either method. */
export interface RequestParams {
  readonly query: string | null;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  /** From extensions.persistedQuery; null without it. */
  readonly hash: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse(message: string): Result<never, GraphQLError> {
  return err(apiError('BAD_REQUEST', message));
}

function readMap(value: unknown, name: string): Result<Fields, GraphQLError> {
  if (value === undefined || value === null) return ok({});
  return isMap(value) ? ok(value) : refuse(`${name} must be an object`);
}

/** A zero byte in a literal of the query; half of a surrogate pair is a syntax error in GraphQL. */
const ZERO_BYTE = /\0|\\u0000|\\u\{0+\}/;

/** @param fields the JSON body of a POST, or the payload of a websocket's subscribe message. */
export function readRequestParams(fields: unknown): Result<RequestParams, GraphQLError> {
  if (!isMap(fields)) return refuse('A GraphQL request is a JSON object');
  const { query = null, operationName = null } = fields;
  if (query !== null && typeof query !== 'string') return refuse('query must be a string');
  if (operationName !== null && typeof operationName !== 'string') return refuse('operationName must be a string');
  const variables = readMap(fields.variables, 'variables');
  if (!variables.ok) return variables;
  const extensions = readMap(fields.extensions, 'extensions');
  if (!extensions.ok) return extensions;
  const persisted = readMap(extensions.value.persistedQuery, 'extensions.persistedQuery');
  if (!persisted.ok) return persisted;
  const given = persisted.value.sha256Hash;
  const hash = normalHash(given);
  if (given !== undefined && hash === null) return refuse('extensions.persistedQuery.sha256Hash must be a SHA-256 in hex');
  if (query === null && hash === null) return refuse('query, or the hash of a persisted query, is missing');
  const unusable = query !== null && ZERO_BYTE.test(query) ? 'Text must not hold a zero byte' : unusableInput(variables.value);
  if (unusable !== null) return err(apiError('BAD_USER_INPUT', unusable));
  return ok({ query, operationName: operationName === '' ? null : operationName, variables: variables.value, hash });
}

/** Parameters of a GET, where variables and extensions are JSON texts. */
export function readQueryParams(query: Fields): Result<RequestParams, GraphQLError> {
  const decoded: Record<string, unknown> = { ...query };
  for (const name of ['variables', 'extensions']) {
    const text = query[name];
    if (text === undefined || text === '') {
      delete decoded[name];
      continue;
    }
    try {
      decoded[name] = JSON.parse(String(text));
    } catch {
      return refuse(`${name} is not JSON`);
    }
  }
  return readRequestParams(decoded);
}
