import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { FLAGS_PATH } from '../../../core/wire/apiPaths.ts';
import { CLIENT_HEADERS } from '../../../core/wire/clientHeaders.ts';
import { FLAG_KEYS, isCrawler, isFlagKey } from '../../../core/wire/flags.ts';
import { FLAGS_REVISION_HEADER } from '../../../core/wire/headers.ts';
import type { Deps } from '../../deps.ts';
import type { FlagContext } from '../../domain/flags/evaluateFlag.ts';
import { brandOf } from '../../platform/brandOf.ts';
import { BRAND_CODES } from '../../platform/brands.ts';
import { etagOf, isMatchingTag } from '../../platform/etags.ts';
import { authenticate } from '../graphql/authenticate.ts';
import { visitorOf } from '../location/visitors.ts';
import type { SandboxSettings } from '../sandbox/liveSettings.ts';
import type { Services } from '../services.ts';
import { flagFor } from './flagSettings.ts';

const BODY_LIMIT_BYTES = 16 * 1024;
/** How often a visible page asks whether its flags have changed, while no websocket tells it. */
const POLL_SECONDS = 60;
const SANDBOX_POLL_SECONDS = 5;

/** The protocol's body. Only the brand of the context counts: player and region are facts that the server knows. */
const body = z.object({ context: z.object({ brand: z.string().optional() }).loose().optional() });

const failure = (errorCode: string, errorDetails: string) => ({ errorCode, errorDetails });

/**
 * Feature flags by OFREP (https://openfeature.dev/specification/appendix-c), so that any OpenFeature client can read them. Evaluated here by
 * player (of the bearer token), brand (of the host, else of the client) and the region of the visitor.
 */
export function registerFlags(
  app: FastifyInstance,
  deps: Deps,
  { identity, placeOfVisitor }: Pick<Services, 'identity' | 'placeOfVisitor'>,
  stored: () => Pick<SandboxSettings, 'flags' | 'flagsRevision'>,
): void {
  const pollSeconds = deps.config.sandbox ? SANDBOX_POLL_SECONDS : POLL_SECONDS;

  /** Null: the request was refused. */
  async function contextOf(request: FastifyRequest, reply: FastifyReply): Promise<FlagContext | null> {
    const authenticated = await authenticate(request.headers.authorization, identity, brandOf(request.host, null, deps.config));
    if (!authenticated.ok) {
      reply.code(401).send(failure('GENERAL', authenticated.error.message));
      return null;
    }
    const parsed = body.safeParse(request.body ?? {});
    if (!parsed.success) {
      reply.code(400).send(failure('INVALID_CONTEXT', 'The context is an object, and its brand a text'));
      return null;
    }
    const named = request.headers[CLIENT_HEADERS.app] ?? parsed.data.context?.brand;
    const { viewer } = authenticated.value;
    const playerId = viewer.kind === 'player' ? viewer.playerId : null;
    return {
      playerId,
      brand: brandOf(request.host, BRAND_CODES.find((code) => code === named) ?? null, deps.config),
      region: (await placeOfVisitor({ ...visitorOf(request), playerId })).regionCode,
      isCrawler: isCrawler(request.headers['user-agent'] ?? ''),
    };
  }

  /**
   * Null: there is no such flag. One that this version does not know is answered as it is stored, if that is a value: rules name players, and
   * only this server may read them.
   */
  function evaluated(key: string, settings: SandboxSettings['flags'], context: FlagContext) {
    if (!isFlagKey(key)) {
      const value = Object.hasOwn(settings, key) && !context.isCrawler ? settings[key] : undefined;
      return ['boolean', 'string', 'number'].includes(typeof value) ? { key, value, reason: 'STATIC' } : null;
    }
    const { value, reason } = flagFor(key, settings, context);
    return { key, value, reason, variant: value ? 'on' : 'off' };
  }

  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    scope.post(FLAGS_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const context = await contextOf(request, reply);
      if (context === null) return reply;
      const { flags: settings, flagsRevision } = stored();
      const keys = new Set<string>([...FLAG_KEYS, ...Object.keys(settings)]);
      const flags = [...keys].map((key) => evaluated(key, settings, context)).filter((flag) => flag !== null);
      const text = JSON.stringify({ flags, metadata: { pollSeconds } });
      const etag = etagOf(text);
      reply.header('etag', etag).header(FLAGS_REVISION_HEADER, flagsRevision);
      if (isMatchingTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.header('content-type', 'application/json; charset=utf-8').send(text);
    });
    scope.post<{ Params: { key: string } }>(`${FLAGS_PATH}/:key`, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const { key } = request.params;
      const context = await contextOf(request, reply);
      if (context === null) return reply;
      const flag = evaluated(key, stored().flags, context);
      return flag ?? reply.code(404).send({ key, ...failure('FLAG_NOT_FOUND', 'There is no such flag') });
    });
  });
}
