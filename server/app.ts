import type { FastifyInstance } from 'fastify';
import { type MaintenanceNotice, maintenanceHeaders } from '../core/wire/maintenance.ts';
import { registerAccounts } from './api/accounts/registerAccounts.ts';
import { registerAnalytics } from './api/edge/analytics.ts';
import { allSinks } from './api/edge/analyticsSinks.ts';
import { registerDatabaseGate, registerErrors } from './api/edge/errors.ts';
import { registerFaults } from './api/edge/faults.ts';
import { registerHere } from './api/edge/here.ts';
import { registerHosts } from './api/edge/hosts.ts';
import { registerMaintenance } from './api/edge/maintenance.ts';
import { registerMaintenanceEnd } from './api/edge/maintenanceEnd.ts';
import { openAnalyticsSinks } from './api/edge/openAnalyticsSinks.ts';
import { registerRegions } from './api/edge/regions.ts';
import { registerRequestLimit } from './api/edge/requestLimit.ts';
import { registerSecurePages } from './api/edge/securePages.ts';
import { registerSecurityHeaders } from './api/edge/securityHeaders.ts';
import { registerSupportChat } from './api/edge/supportChat.ts';
import { registerViewerData } from './api/edge/viewerData.ts';
import { registerWaitingRoom } from './api/edge/waitingRoom.ts';
import { registerFlags } from './api/flags/registerFlags.ts';
import type { GameServers } from './api/games/gameServers.ts';
import { registerWallet } from './api/games/registerWallet.ts';
import { earlierFiles } from './api/gateway/earlierFiles.ts';
import { registerGateway } from './api/gateway/registerGateway.ts';
import { registerParticipantImages } from './api/gateway/registerParticipantImages.ts';
import { type GraphqlOptions, type GraphqlServer, registerGraphql } from './api/graphql/registerGraphql.ts';
import { TRY_AGAIN_LATER } from './api/graphql/sockets/connection.ts';
import { type Health, registerHealth } from './api/health/registerHealth.ts';
import { registerIdentity } from './api/identity/registerIdentity.ts';
import { registerPacketMaker } from './api/location/registerPacketMaker.ts';
import { type PaymentWebhookParts, registerPaymentWebhook } from './api/payments/registerPaymentWebhook.ts';
import type { SandboxParts } from './api/sandbox/parts.ts';
import { registerSandbox } from './api/sandbox/registerSandbox.ts';
import type { Services } from './api/services.ts';
import { registerSharing } from './api/sharing/registerSharing.ts';
import { createSharePreviews, pageTags } from './api/sharing/sharePreviews.ts';
import { contexts, resolvers } from './contexts.ts';
import { type Deps, depsFor } from './deps.ts';
import type { FrontServer } from './platform/frontServer.ts';
import type { Loop } from './platform/loop.ts';
import { createApp } from './start/createApp.ts';

export interface ServerParts {
  /** Already listening; without it (tests) only app.inject() works. */
  readonly front: FrontServer | null;
  /** Output of the app's build. */
  readonly appDirectory: string;
  /** False while the embedded database is being restarted: calls of the app are then refused at once. */
  databaseIsUp?(): boolean;
  readonly health: Health;
  /** Those that may call the casino's wallet. */
  gameServers(): GameServers;
  /** Receives the payment gateway's webhooks; null: there is no gateway. */
  readonly paymentWebhook?: PaymentWebhookParts | null;
  readonly sandbox: Omit<SandboxParts, 'deps' | 'location' | 'sockets'>;
  /** The build's persisted queries, where they are not read from dist/. */
  readonly manifest?: ReadonlyMap<string, string>;
}

export interface BuiltServer {
  readonly app: FastifyInstance;
  readonly graphql: GraphqlServer;
  readonly loops: readonly Loop[];
  /** Ends what is open for long, so that the server can stop: websockets and held requests. */
  endLongRequests(): void;
}

function upgradeRefusal(
  { apart }: Deps['clock'],
  notice: MaintenanceNotice,
): ReturnType<NonNullable<GraphqlOptions['refuseUpgrade']>> {
  if (notice.enabled) return { status: 503, headers: maintenanceHeaders(notice) };
  return apart() === null ? null : { status: 503, headers: {} };
}

/**
 * The whole HTTP side: what applies to every request (headers, maintenance, waiting room, faults), the product's API, the sandbox where it
 * is on, probes, and the app's files. Ready when it resolves; from then on `front` serves it.
 */
export async function buildServer(deps: Deps, services: Services, parts: ServerParts): Promise<BuiltServer> {
  const { front, sandbox } = parts;
  const { settings } = sandbox;
  const { app, serve } = createApp(deps, front);
  const databaseIsUp = parts.databaseIsUp ?? (() => true);
  const maintenance = () => settings.current().maintenance;

  registerErrors(app);
  registerSecurityHeaders(app);
  registerAddresses(app, deps.config, services);
  registerRequestLimit(app, services.limits);
  registerDatabaseGate(app, databaseIsUp, deps.clock);
  if (deps.config.sandbox) {
    registerMaintenance(app, maintenance);
    registerWaitingRoom(
      app,
      () => settings.current().waitingRoom,
      (request) => graphql.operationNameOf(request),
    );
    registerFaults(app, sandbox.faults, (request) => graphql.operationNameOf(request));
  }
  const graphql = await registerGraphql(app, deps, services, resolvers, {
    ...(parts.manifest ? { manifest: parts.manifest } : {}),
    flagsRevision: () => settings.current().flagsRevision,
    refuseUpgrade: () => upgradeRefusal(deps.clock, maintenance()),
  });
  const maintenanceEnd = deps.config.sandbox ? registerMaintenanceEnd(app, services.limits, maintenance) : null;
  settings.onChange((now, before) => {
    if (now.maintenance.enabled && !before.maintenance.enabled) graphql.sockets.dropAll(TRY_AGAIN_LATER, 'Maintenance');
    maintenanceEnd?.changed();
    if (now.flagsRevision !== before.flagsRevision) graphql.sockets.announceFlags();
  });
  registerIdentity(app, deps, services);
  registerAccounts(app, services.accounts);
  registerWallet(app, depsFor(deps, 'money'), parts.gameServers);
  if (parts.paymentWebhook) registerPaymentWebhook(app, deps, parts.paymentWebhook);
  registerFlags(app, deps, services, settings.current);
  const sinks = await openAnalyticsSinks(deps);
  app.addHook('onClose', () => sinks.close());
  const sink = deps.config.sandbox ? allSinks([sandbox.analytics, ...sinks.outside]) : allSinks(sinks.all);
  registerRegions(app, deps.config);
  registerViewerData(app, services);
  registerHere(app, deps, services);
  registerAnalytics(app, sink, services.limits, () => deps.clock.now());
  registerHealth(app, parts.health);
  if (deps.config.sandbox) registerSupportChat(app);
  if (services.packetMaker) registerPacketMaker(app, services.packetMaker);
  if (deps.config.sandbox)
    registerSandbox(app, { ...sandbox, deps, sockets: graphql.sockets, location: services.referenceLocation }, contexts);
  const previews = createSharePreviews(depsFor(deps, 'reading'), services.shareLinks, parts.appDirectory);
  registerParticipantImages(app);
  registerSharing(app, previews, deps.config);
  const earlier = earlierFiles(deps, parts.appDirectory);
  app.addHook('onReady', () => earlier.store());
  registerGateway(app, {
    earlier,
    headTags: (brand, request) => pageTags(previews, brand, request),
    directory: parts.appDirectory,
    config: deps.config,
    mobileRedirectUrl: deps.config.mobileRedirectUrl,
    maintenance,
    gamesOrigin: services.origins.games,
    paymentsOrigin: services.origins.payments,
    streamsOrigin: services.origins.streams,
  });
  await app.ready();
  serve();
  return {
    app,
    graphql,
    loops: [...graphql.loops, earlier.loop],
    endLongRequests() {
      graphql.close();
      maintenanceEnd?.close();
    },
  };
}

/** The hosts that are served, and in production their pages by https alone. */
function registerAddresses(app: FastifyInstance, config: Deps['config'], { limits }: Services): void {
  registerHosts(app, config.hosts, limits);
  if (config.production) registerSecurePages(app);
}
