import type { FastifyInstance } from 'fastify';
import { registerErrors } from './api/edge/errors.ts';
import { registerHosts } from './api/edge/hosts.ts';
import { registerRequestLimit } from './api/edge/requestLimit.ts';
import { registerSecurityHeaders } from './api/edge/securityHeaders.ts';
import type { Services } from './api/graphql/services.ts';
import { prepareOauthScope } from './api/identity/oauthScope.ts';
import { registerAuthorize } from './api/identity/registerAuthorize.ts';
import { IDENTITY_PATHS, registerDiscovery } from './api/identity/registerDiscovery.ts';
import { registerTokenRoute } from './api/identity/registerIdentity.ts';
import { createApp } from './createApp.ts';
import type { Deps } from './deps.ts';
import type { FrontServer } from './platform/frontServer.ts';

export interface IdentityServerParts {
  readonly front: FrontServer | null;
  /** Output of the app's build, for the look of the log-in page. */
  readonly appDirectory: string;
}

/** The identity origin: log-in page, token endpoint, discovery and keys, for the app and for programs of others. */
export async function buildIdentityServer(
  deps: Deps,
  services: Services,
  { front, appDirectory }: IdentityServerParts,
): Promise<FastifyInstance> {
  const { app, serve } = createApp(deps, front);
  registerErrors(app);
  registerSecurityHeaders(app);
  registerHosts(app, deps.config.identityHosts ?? deps.config.hosts, services.limits);
  registerRequestLimit(app, services.limits);
  registerDiscovery(app, deps, services);
  app.register(async (scope) => {
    prepareOauthScope(scope);
    registerTokenRoute(scope, deps, services, { path: IDENTITY_PATHS.token, cookies: false });
  });
  app.register(async (scope) => {
    prepareOauthScope(scope);
    await registerAuthorize(scope, deps, services, appDirectory);
  });
  await app.ready();
  serve();
  return app;
}
