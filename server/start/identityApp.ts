import type { FastifyInstance } from 'fastify';
import { registerClockGate, registerErrors } from '../api/edge/errors.ts';
import { registerHosts } from '../api/edge/hosts.ts';
import { registerRequestLimit } from '../api/edge/requestLimit.ts';
import { registerSecurityHeaders } from '../api/edge/securityHeaders.ts';
import { prepareOauthScope } from '../api/identity/oauthScope.ts';
import { registerAuthorize } from '../api/identity/registerAuthorize.ts';
import { IDENTITY_PATHS, registerDiscovery } from '../api/identity/registerDiscovery.ts';
import { registerTokenRoute } from '../api/identity/registerIdentity.ts';
import type { Services } from '../api/services.ts';
import type { Deps } from '../deps.ts';
import type { Config } from '../platform/config.ts';
import type { FrontServer } from '../platform/frontServer.ts';
import { createApp } from './createApp.ts';

export interface IdentityServerParts {
  readonly front: FrontServer | null;
  /** Output of the app's build, for the look of the log-in page. */
  readonly appDirectory: string;
}

/** On this origin a host's brand is that of its own names: the configured ones, else those of the app on any port. */
function withIdentityHosts(deps: Deps): Deps {
  const { identityHosts, hosts } = deps.config;
  const own = identityHosts ?? hosts.map((rule) => ({ ...rule, port: 'any' }));
  // A copy would have the secrets of now, and not those that are read again.
  const config: Config = Object.create(deps.config, { hosts: { value: own, enumerable: true } });
  return { ...deps, config };
}

/** The identity origin: log-in page, token endpoint, discovery and keys, for the app and for programs of others. */
export async function buildIdentityServer(
  deps: Deps,
  services: Services,
  { front, appDirectory }: IdentityServerParts,
): Promise<FastifyInstance> {
  const own = withIdentityHosts(deps);
  const { app, serve } = createApp(own, front);
  registerErrors(app);
  registerSecurityHeaders(app);
  registerHosts(app, own.config.hosts, services.limits);
  registerRequestLimit(app, services.limits);
  registerClockGate(app, deps.clock);
  registerDiscovery(app, own, services);
  app.register(async (scope) => {
    prepareOauthScope(scope);
    registerTokenRoute(scope, own, services, { path: IDENTITY_PATHS.token, cookies: false });
  });
  app.register(async (scope) => {
    prepareOauthScope(scope);
    await registerAuthorize(scope, own, services, appDirectory);
  });
  await app.ready();
  serve();
  return app;
}
