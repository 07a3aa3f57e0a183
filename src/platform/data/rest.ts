import { fieldMessages } from '../../../core/forms/fieldErrors.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { REQUEST_ID_HEADER } from '../../../core/wire/headers.ts';
import type { Authorization } from '../http/appHeaders.ts';
import type { Rest, RestErrorCode, RestRequest } from '../http/restClient.ts';
import { type Mutation, type Query, query, type SharedOptions } from './declare.ts';
import type { NoAnswerReason, RestEngine, RestOperation, RestPorts, Variables } from './engine.ts';

function withAuthorization(request: RestRequest, authorization: Authorization): RestRequest {
  if (authorization.kind !== 'bearer') return request;
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${authorization.token}` } };
}

const OTHER_PLAYER = err({ code: 'UNAUTHORIZED_ERROR', answer: null } as const);

/**
 * REST requests of the logged-in player. A refused token is renewed once; a session that is over ends by that. When the player has changed
 * meanwhile, nothing more is sent, and an answer is not passed on.
 */
export function playerRest({ rest, authorize, renew, playerAlias }: RestPorts): Rest {
  return async (request) => {
    const owner = playerAlias();
    const send = async (authorization: Authorization): ReturnType<Rest> => {
      if (playerAlias() !== owner) return OTHER_PLAYER;
      const answer = await rest(withAuthorization(request, authorization));
      return playerAlias() === owner ? answer : OTHER_PLAYER;
    };
    const mine = await authorize();
    const answer = await send(mine);
    if (answer.ok || answer.error.code !== 'UNAUTHORIZED_ERROR' || !(await renew(mine))) return answer;
    return send(await authorize());
  };
}

const NO_ANSWER_REASONS: Partial<Record<RestErrorCode, NoAnswerReason>> = {
  NETWORK_ERROR: 'offline',
  TIMEOUT_ERROR: 'timeout',
  CONNECTION_ERROR: 'connection',
};

/** No success. With a status of 500 and up, and without one, the server may have done the request. */
interface Unsuccessful {
  readonly code: RestErrorCode | null;
  readonly status: number | null;
  readonly body: unknown;
  readonly reference: string | undefined;
}

function isRefusal({ status }: Unsuccessful): boolean {
  return status !== null && status >= 400 && status < 500;
}

/** The path of a REST operation with its variables: `{id}` is the one of that name. */
export function pathOf({ path }: Pick<RestOperation, 'path'>, variables: Variables): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(variables[name])));
}

/** Sends the operations of REST paths. */
function restEngine(ports: RestPorts): RestEngine {
  const asPlayer = playerRest(ports);

  async function send(operation: RestOperation, variables: Variables): Promise<Result<unknown, Unsuccessful>> {
    const { method, body, isAnonymous } = operation;
    const path = pathOf(operation, variables);
    const sent = await (isAnonymous ? ports.rest : asPlayer)({ method, path, ...(body && { body: body(variables) }) });
    const answer = sent.ok ? sent.value : sent.error.answer;
    if (sent.ok && operation.statuses.includes(sent.value.status)) return ok(sent.value.body);
    const reference = answer?.headers.get(REQUEST_ID_HEADER) ?? undefined;
    return err({ code: sent.ok ? null : sent.error.code, status: answer?.status ?? null, body: answer?.body ?? null, reference });
  }

  return {
    query: async (operation) => {
      const sent = await send(operation, {});
      if (sent.ok) return sent;
      if (sent.error.code === 'UNAUTHORIZED_ERROR') return err({ kind: 'unauthenticated' });
      const { status, reference } = sent.error;
      return err(isRefusal(sent.error) ? { kind: 'refused', codes: [`HTTP_${status}`] } : { kind: 'unreachable', reference });
    },
    mutate: async (operation, variables) => {
      const sent = await send(operation, variables);
      if (sent.ok) return sent;
      const { code, status, body, reference } = sent.error;
      if (code === 'UNAUTHORIZED_ERROR') return err({ kind: 'unauthenticated' });
      if (isRefusal(sent.error)) return err({ kind: 'refused', codes: [`HTTP_${status}`], messages: fieldMessages(body) });
      const reason = status === null && code !== null ? NO_ANSWER_REASONS[code] : undefined;
      return err({ kind: 'unknown', reference, ...(reason && { reason }) });
    },
  };
}

interface RestQueryOptions<Value> extends SharedOptions<Value> {
  readonly path: string;
  /** Pure. Reads the body of an answer by its schema; throws for another one. */
  readonly read: (body: unknown) => Value;
  /** The statuses of an answer with a body. Default: 200. */
  readonly statuses?: readonly number[];
  /** Default: player. `anyone`: asked as nobody. */
  readonly audience?: 'player' | 'anyone';
}

/** Declares a query of a REST path. */
export function restQuery<Value>(declared: RestQueryOptions<Value>): Query<unknown, Record<string, never>, Value> {
  const { audience = 'player', path, read, statuses = [200] } = declared;
  const operation = {
    method: 'GET',
    path,
    statuses,
    body: null,
    isAnonymous: audience === 'anyone',
    engine: restEngine,
  } as const;
  return query({ audience, operation }, read, declared);
}

interface RestMutationOptions<Vars, Value> extends Pick<SharedOptions<Value>, 'writes'> {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  /** `{name}` in it stands for the variable of that name. */
  readonly path: string;
  /** Pure. The JSON of the request; null: it has none. Default: the variables. */
  readonly body?: ((variables: Vars) => Variables) | null;
  /** The status of a success, or each of several. Default: 200. */
  readonly status?: number | readonly number[];
  /** Pure. Reads the body of a success; throws for another one. */
  readonly read: (body: unknown) => Value;
  /** Default: player. `anyone`: sent as nobody. */
  readonly audience?: 'player' | 'anyone';
}

/** Declares a mutation by a REST path. */
export function restMutation<Vars extends Variables, Value>(
  declared: RestMutationOptions<Vars, Value>,
): Mutation<unknown, Vars, Value> {
  const { method, path, status = 200, read, audience = 'player', writes = null } = declared;
  const { body: written = (variables: Vars): Variables => variables } = declared;
  const body = written as RestOperation['body'];
  const operation = { method, path, statuses: [status].flat(), body, isAnonymous: audience === 'anyone', engine: restEngine };
  return { operation, map: read, writes };
}
