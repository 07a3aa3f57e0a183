import path from 'node:path';
import { analyticsMemory } from '../api/edge/analyticsSinks.ts';
import { createFaults } from '../api/edge/faults.ts';
import type { Health } from '../api/health/registerHealth.ts';
import { linkProviderSettings } from '../api/linkProvider/openLinkProvider.ts';
import type { LiveSettings } from '../api/sandbox/liveSettings.ts';
import type { SandboxParts } from '../api/sandbox/parts.ts';
import { createServices, type Services } from '../api/services.ts';
import { type BuiltServer, buildServer } from '../app.ts';
import { type Deps, depsFor } from '../deps.ts';
import type { Audit } from '../jobs/audit.ts';
import type { Simulation } from '../jobs/simulation.ts';
import { createGatewayControl } from '../payments/gatewayControl.ts';
import { createHttpGateway } from '../payments/httpGateway.ts';
import { createWebhookReader, type WebhookReader } from '../payments/webhook.ts';
import { OWN_GAME_SERVER } from '../platform/gameServerProcess.ts';
import { projectRoot } from '../platform/projectRoot.ts';
import { readVersion } from '../platform/version.ts';
import { applyGatewayStatus } from '../store/payments/index.ts';
import { buildIdentityServer } from './identityApp.ts';
import type { OpenAdapters } from './openAdapters.ts';
import type { Fronts } from './openFronts.ts';
import type { Ops } from './openOps.ts';
import type { Programs } from './openPrograms.ts';
import type { Storage } from './openStorage.ts';
import { createReadiness } from './readiness.ts';
import type { Shutdown } from './shutdown.ts';

export function openServices(
  deps: Deps,
  fronts: Fronts,
  { paymentGateway, games, streams, linkProvider }: Programs,
  settings: LiveSettings,
  { providers, gateway }: OpenAdapters,
): Promise<Services> {
  return createServices(deps, {
    paymentGateway: gateway ?? (paymentGateway && createHttpGateway(paymentGateway)),
    ports: {
      app: deps.config.appPort ?? fronts.app.port,
      identity: fronts.identity.port,
      games: games?.port ?? null,
      payments: paymentGateway?.port ?? null,
      streams: streams?.port ?? null,
    },
    linkProvider: linkProviderSettings(deps.config, linkProvider),
    flags: () => settings.current().flags,
    providers,
  });
}

interface AppParts {
  readonly fronts: Fronts;
  readonly storage: Storage;
  readonly programs: Programs;
  readonly adapters: OpenAdapters;
  readonly settings: LiveSettings;
  readonly services: Services;
  readonly simulation: Simulation;
  readonly audit: Audit;
  /** Null: operators have no listener. */
  readonly ops: Ops | null;
  /** Whether the background work runs. */
  isReady(): boolean;
}

/** Serves the app and the identity origin on their sockets, which listen already. */
export async function openApp(deps: Deps, parts: AppParts, shutdown: Shutdown): Promise<BuiltServer> {
  const { config, bus, clock } = deps;
  const { fronts, storage, services, audit } = parts;
  const { games } = parts.programs;
  const readWebhook = webhookReader(parts);
  const appDirectory = path.join(projectRoot(), 'dist/app');
  const readiness = createReadiness(storage.db.of('probe'));
  const identity = await buildIdentityServer(deps, services, { front: fronts.identity, appDirectory });
  shutdown.add('identity', () => identity.close());
  const health: Health = {
    version: readVersion(),
    database: config.databaseUrl === null ? 'embedded' : 'postgres',
    pubsub: bus.kind,
    notReady: async () => (parts.isReady() ? (clock.apart() ?? readiness.notReady()) : 'starting'),
    isSlow: readiness.isSlow,
    audit: audit.latest,
  };
  parts.ops?.serve(health);
  const built = await buildServer(deps, services, {
    front: fronts.app,
    appDirectory,
    databaseIsUp: storage.isUp,
    health,
    paymentWebhook: readWebhook && {
      read: readWebhook,
      apply: async (status, eventId) => (await applyGatewayStatus(depsFor(deps, 'money'), status, eventId)) !== null,
    },
    gameServers: () => (games ? new Map([...config.gameServers, [OWN_GAME_SERVER, games.secret]]) : config.gameServers),
    sandbox: sandboxParts(parts),
  });
  shutdown.add('app', () => built.app.close());
  return built;
}

function webhookReader({ adapters, programs: { paymentGateway } }: AppParts): WebhookReader | null {
  return adapters.gateway?.readWebhook ?? (paymentGateway && createWebhookReader(() => paymentGateway.webhookSecret));
}

function sandboxParts({ settings, simulation, services, programs }: AppParts): Omit<SandboxParts, 'deps' | 'location' | 'sockets'> {
  const { linkProvider, paymentGateway, games } = programs;
  return {
    settings,
    faults: createFaults(),
    simulation,
    analytics: analyticsMemory(),
    services: (app, brand) => {
      const gamesOrigin = services.origins.games(app);
      const paymentsOrigin = services.origins.payments(app);
      return {
        app,
        identity: services.origins.identity(app, brand),
        ...(gamesOrigin !== null && { games: gamesOrigin }),
        ...(paymentsOrigin !== null && { payments: paymentsOrigin }),
        ...(linkProvider && { linkProvider: linkProvider.issuer }),
      };
    },
    payments: paymentGateway?.port == null ? null : createGatewayControl(paymentGateway),
    gameRounds: async (playerId) => (await games?.rounds(playerId)) ?? null,
    linkProvider,
  };
}
