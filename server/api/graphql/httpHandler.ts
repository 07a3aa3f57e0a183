import type { FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLError, OperationTypeNode } from 'graphql';
import type { Result } from '../../../core/result.ts';
import { brandOf } from '../../platform/brandOf.ts';
import { isMatchingTag } from '../../platform/etags.ts';
import { LruMap } from '../../platform/lruMap.ts';
import { countedAddress, plainAddress } from '../../platform/proxies.ts';
import { visitorOf } from '../location/visitors.ts';
import type { AnswerCache } from './answerCache.ts';
import { answerWeight } from './answerWeight.ts';
import { authenticate } from './authenticate.ts';
import { readClientHeaders } from './clientHeaders.ts';
import type { GraphqlContext } from './context.ts';
import type { Engine } from './engine.ts';
import { apiError, rateLimited, retryAfterSecondsOf } from './errors.ts';
import { executeTraced } from './executeTraced.ts';
import { type MediaType, mediaTypeFor } from './mediaType.ts';
import type { Operation } from './operations.ts';
import { publicErrors } from './publicErrors.ts';
import { type RequestParams, readQueryParams, readRequestParams } from './requestParams.ts';
import { resolveText } from './resolveText.ts';
import { type RegionGuard, regionGuard } from './session/regionGuard.ts';

/** Statuses of errors in the request itself, not in its GraphQL; the same for both media types. */
const PLAIN_STATUS: Readonly<Record<string, number>> = {
  BAD_HEADERS: 400,
  BAD_REQUEST: 400,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  // The client repeats the request with the full text, so this is no failure and should not be red in a browser's console.
  PERSISTED_QUERY_NOT_FOUND: 200,
  RATE_LIMITED: 429,
  // The client repeats the request at the address that comes with it.
  UNAUTHORIZED_REGION: 200,
};

function publicExtensions({ code, sportsbookUrl, websocketUrl }: GraphQLError['extensions']) {
  return code === 'UNAUTHORIZED_REGION' ? { code, sportsbookUrl, websocketUrl } : { code };
}

/** Answers errors that prevented the request from being executed. */
export function refuseRequest(reply: FastifyReply, mediaType: MediaType, errors: readonly GraphQLError[]): FastifyReply {
  const code = String(errors[0]?.extensions.code);
  const modern = mediaType === 'application/graphql-response+json';
  const status = PLAIN_STATUS[code] ?? (modern ? (code === 'UNAUTHENTICATED' ? 401 : 400) : 200);
  const retryAfterSeconds = retryAfterSecondsOf(errors);
  if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds);
  const body = JSON.stringify({
    errors: errors.map(({ message, extensions }) => ({ message, extensions: publicExtensions(extensions) })),
  });
  return reply.code(status).header('content-type', `${mediaType}; charset=utf-8`).header('cache-control', 'no-store').send(body);
}

/** A finished answer, and the facts that its status depends on. */
interface Executed {
  readonly text: string;
  readonly ok: boolean;
  readonly refused: boolean;
  /** The database was not available. */
  readonly unavailable: boolean;
  /** Seconds to wait where a limit was reached. */
  readonly retryAfterSeconds: number | null;
}

function setRetryAfter(reply: FastifyReply, { unavailable, retryAfterSeconds }: Executed): void {
  if (unavailable) reply.code(503).header('retry-after', '1');
  else if (retryAfterSeconds !== null) reply.code(429).header('retry-after', retryAfterSeconds);
}

const PARSED_URLS = 2000;
const WORTH_COMPRESSING_BYTES = 500;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** The handler of GET and POST /graphql. docs/adr/0002-graphql-http.md says why it is our own. */
export class HttpHandler {
  readonly #engine: Engine;
  readonly #cache: AnswerCache;
  readonly #regions: RegionGuard;
  /** A persisted query repeats the same few URLs, so their JSON is parsed once. */
  readonly #urls = new LruMap<string, Result<RequestParams, GraphQLError>>('parsed addresses', PARSED_URLS);

  constructor(engine: Engine, cache: AnswerCache) {
    this.#engine = engine;
    this.#cache = cache;
    this.#regions = regionGuard(engine.deps);
  }

  readonly handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const mediaType = mediaTypeFor(request.headers.accept);
    if (mediaType === null) return refuseRequest(reply, 'application/json', [apiError('NOT_ACCEPTABLE', 'GraphQL answers JSON')]);
    const context = await this.#context(request);
    if (!context.ok) return refuseRequest(reply, mediaType, [context.error]);
    const params = request.method === 'GET' ? this.#queryParams(request) : readRequestParams(request.body);
    if (!params.ok) return refuseRequest(reply, mediaType, [params.error]);
    const engine = this.#engine;
    const resolved = await resolveText(params.value, engine, engine.deps.config.production);
    if (!resolved.ok) return refuseRequest(reply, mediaType, [resolved.error]);
    const operation = engine.operations.prepare({ ...resolved.value, operationName: params.value.operationName });
    if (!operation.ok) return refuseRequest(reply, mediaType, operation.error);
    if (operation.value.type === OperationTypeNode.SUBSCRIPTION) {
      return refuseRequest(reply, mediaType, [apiError('BAD_REQUEST', 'Subscriptions are served over the websocket')]);
    }
    if (request.method === 'GET' && operation.value.type !== OperationTypeNode.QUERY) {
      reply.header('allow', 'POST');
      return refuseRequest(reply, mediaType, [apiError('METHOD_NOT_ALLOWED', 'Mutations are made by POST')]);
    }
    const waitSeconds = this.#weigh(request, operation.value);
    if (waitSeconds > 0) return refuseRequest(reply, mediaType, [rateLimited(waitSeconds)]);
    const wrongRegion = operation.value.isPublic ? null : await this.#regionRefusal(operation.value, context.value);
    if (wrongRegion !== null) return refuseRequest(reply, mediaType, [wrongRegion]);
    reply.header('content-type', `${mediaType}; charset=utf-8`);
    return operation.value.isPublic
      ? this.#answerPublic(request, reply, operation.value, params.value, context.value)
      : this.#answer(reply, operation.value, params.value, context.value, mediaType);
  };

  /** Counts the root fields beyond the first, which the request itself counts. @returns 0, or seconds until the next try. */
  #weigh(request: FastifyRequest, { rootFields }: Operation): number {
    if (rootFields === 1) return 0;
    return this.#engine.services.limits.take('requestsPerAddress', { address: countedAddress(request.ip) }, rootFields - 1);
  }

  /** Startup and location checks tell a client where it is, so they are answered everywhere. */
  async #regionRefusal(operation: Operation, { viewer, origin, addressRegion }: GraphqlContext) {
    if (operation.asksPlace) return null;
    return this.#regions.refusal({ viewer, origin, regionCode: addressRegion });
  }

  #queryParams(request: FastifyRequest): Result<RequestParams, GraphQLError> {
    const url = request.raw.url ?? '';
    const cached = this.#urls.get(url);
    if (cached) return cached;
    const params = readQueryParams(request.query as Readonly<Record<string, unknown>>);
    if (params.ok && url.length < 4096) this.#urls.set(url, params);
    return params;
  }

  async #context(request: FastifyRequest): Promise<Result<GraphqlContext, GraphQLError>> {
    const { deps, services } = this.#engine;
    const client = readClientHeaders((name) => request.headers[name], deps.config.production);
    if (!client.ok) return { ok: false, error: apiError('BAD_HEADERS', `Header ${client.error} is missing or malformed`) };
    const hostBrand = brandOf(request.host, null, deps.config);
    const authenticated = await authenticate(request.headers.authorization, services.identity, hostBrand);
    if (!authenticated.ok) return authenticated;
    const { viewer } = authenticated.value;
    const address = plainAddress(request.ip);
    const playerId = viewer.kind === 'player' ? viewer.playerId : null;
    const { region } = request.query as Readonly<Record<string, unknown>>;
    if (viewer.kind === 'player') {
      const waitSeconds = services.limits.take('requestsPerPlayer', { playerId: viewer.playerId, address });
      if (waitSeconds > 0) return { ok: false, error: rateLimited(waitSeconds) };
    }
    return {
      ok: true,
      value: {
        deps,
        services,
        viewer,
        brand: brandOf(request.host, client.value.app, deps.config),
        hostBrand,
        client: client.value,
        origin: `${request.protocol}://${request.host}`,
        address,
        visitor: () => services.placeOfVisitor({ ...visitorOf(request), playerId }),
        addressRegion: typeof region === 'string' ? region : null,
      },
    };
  }

  async #answerPublic(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: Operation,
    params: RequestParams,
    context: GraphqlContext,
  ): Promise<FastifyReply> {
    let failed: Executed | null = null;
    const variables = operation.coerced(params.variables);
    const answer =
      variables &&
      (await this.#cache.get(`${context.brand} ${operation.key} ${JSON.stringify(variables)}`, async () => {
        const executed = await this.#make(operation, params, context);
        if (!executed.ok) failed = executed;
        return executed.ok ? executed.text : null;
      }));
    if (answer === null) {
      // The shared answer of another caller may have failed.
      const executed: Executed = failed ?? (await this.#make(operation, params, context));
      setRetryAfter(reply, executed);
      return reply.header('cache-control', 'no-store').send(executed.text);
    }
    reply
      .header('cache-control', operation.isStored ? 'private, no-cache' : 'no-store')
      .header('etag', answer.etag)
      .header('vary', 'accept-encoding');
    if (isMatchingTag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
    if (answer.body.length < WORTH_COMPRESSING_BYTES || !GZIP.test(request.headers['accept-encoding']?.toString() ?? ''))
      return reply.send(answer.body);
    return reply.header('content-encoding', 'gzip').send(await answer.gzipped());
  }

  async #answer(
    reply: FastifyReply,
    operation: Operation,
    params: RequestParams,
    context: GraphqlContext,
    mediaType: MediaType,
  ): Promise<FastifyReply> {
    const executed = await this.#make(operation, params, context);
    // Invalid variables are an error of the request, which the newer media type expresses by its status.
    if (executed.refused && mediaType === 'application/graphql-response+json') reply.code(400);
    setRetryAfter(reply, executed);
    return reply.header('cache-control', 'no-store').send(executed.text);
  }

  /** Executes within what an address may have made for it: most of the time of a large answer goes into reading and writing it. */
  async #make(operation: Operation, params: RequestParams, context: GraphqlContext): Promise<Executed> {
    const { limits } = context.services;
    const who = { address: countedAddress(context.address) };
    const waitSeconds = limits.take('answersPerAddress', who);
    if (waitSeconds > 0) {
      const { message, extensions } = rateLimited(waitSeconds);
      const text = JSON.stringify({ errors: [{ message, extensions: publicExtensions(extensions) }] });
      return { text, ok: false, refused: false, unavailable: false, retryAfterSeconds: waitSeconds };
    }
    const executed = await this.#execute(operation, params, context);
    limits.charge('answersPerAddress', who, answerWeight(operation, executed.text.length));
    return executed;
  }

  async #execute(operation: Operation, params: RequestParams, context: GraphqlContext): Promise<Executed> {
    const result = await executeTraced(operation, context, params.variables);
    if (!result.errors || result.errors.length === 0)
      return { text: JSON.stringify({ data: result.data }), ok: true, refused: false, unavailable: false, retryAfterSeconds: null };
    const errors = publicErrors(result.errors, context.deps.log, operation.name);
    const refused = result.data === undefined || (result.data === null && errors.every((error) => error.path === undefined));
    const unavailable = errors.some((error) => error.extensions.code === 'DATABASE_UNAVAILABLE');
    const retryAfterSeconds = retryAfterSecondsOf(result.errors);
    return {
      text: JSON.stringify(refused ? { errors } : { errors, data: result.data }),
      ok: false,
      refused,
      unavailable,
      retryAfterSeconds,
    };
  }
}
