import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AUTHORIZE_PATH } from '../../../core/wire/apiPaths.ts';
import { CHALLENGE_METHOD } from '../../../core/wire/pkce.ts';
import type { Deps } from '../../deps.ts';
import { SCOPES } from '../../domain/identity/authorizationRequest.ts';
import { brandOf } from '../../platform/brandOf.ts';
import type { Services } from '../services.ts';
import { ID_TOKEN_ALGORITHM } from './idTokens.ts';

/** Paths of the identity origin. */
export const IDENTITY_PATHS = { token: '/token', keys: '/jwks', userInfo: '/userinfo' } as const;

const METADATA_PATHS = ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server'];
const CACHED = 'public, max-age=300';

/** What a standard client reads before anything else (OpenID Connect Discovery; RFC 8414), the keys of id tokens, and who a token is of. */
export function registerDiscovery(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
  { identity, idTokens, origins }: Services,
): void {
  function metadata(request: FastifyRequest) {
    const issuer = origins.issuer(request, brandOf(request.host, null, config));
    return {
      issuer,
      authorization_endpoint: issuer + AUTHORIZE_PATH,
      token_endpoint: issuer + IDENTITY_PATHS.token,
      jwks_uri: issuer + IDENTITY_PATHS.keys,
      userinfo_endpoint: issuer + IDENTITY_PATHS.userInfo,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: [CHALLENGE_METHOD],
      token_endpoint_auth_methods_supported: ['none'],
      scopes_supported: SCOPES,
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [ID_TOKEN_ALGORITHM],
      claims_supported: ['iss', 'sub', 'aud', 'exp', 'iat', 'auth_time', 'nonce', 'at_hash', 'sid'],
      authorization_response_iss_parameter_supported: true,
      request_parameter_supported: false,
      request_uri_parameter_supported: false,
    };
  }

  for (const path of METADATA_PATHS)
    app.get(path, (request, reply) => reply.header('cache-control', CACHED).send(metadata(request)));

  app.get(IDENTITY_PATHS.keys, async (_request, reply) => reply.header('cache-control', CACHED).send(await idTokens.publicKeys()));

  app.get(IDENTITY_PATHS.userInfo, async (request, reply) => {
    const token = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1];
    const verified = token === undefined ? null : await identity.verifyIdentityToken(token, brandOf(request.host, null, config));
    reply.header('cache-control', 'no-store');
    if (verified === null) return reply.code(401).header('www-authenticate', 'Bearer').send();
    if (!verified.ok || verified.value.viewer.kind !== 'player')
      return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send();
    return reply.send({ sub: verified.value.viewer.playerId });
  });
}
