import path from 'node:path';
import type { Logger } from 'pino';
import { analyticsMemory } from './api/edge/analyticsSinks.ts';
import { createFaults } from './api/edge/faults.ts';
import { ANSWER_HEADERS } from './api/edge/securityHeaders.ts';
import { linkProviderSettings, openLinkProvider } from './api/linkProvider/openLinkProvider.ts';
import { openLiveSettings } from './api/sandbox/liveSettings.ts';
import { createServices } from './api/services.ts';
import { openStreamServer } from './api/streaming/openStreamServer.ts';
import { createStreamGrants } from './api/streaming/streamGrants.ts';
import { buildServer } from './app.ts';
import { createAuditJob } from './auditJob.ts';
import { createBackgroundJobs } from './backgroundJobs.ts';
import { catalogueTail } from './catalogueTail.ts';
import { checkCurrency } from './checkCurrency.ts';
import { configuredAddresses, connectOwner, openDatabase } from './connectDatabase.ts';
import type { Deps } from './deps.ts';
import { exportTasks } from './exportJobs.ts';
import { buildIdentityServer } from './identityApp.ts';
import { createJobRunner } from './jobRunner.ts';
import { paymentTasks } from './paymentJobs.ts';
import { createGatewayControl } from './payments/gatewayControl.ts';
import { createHttpGateway } from './payments/httpGateway.ts';
import { boundedSecurityLog } from './platform/boundedSecurityLog.ts';
import { memoryBus } from './platform/bus.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/config.ts';
import { openDataDirectory } from './platform/dataDirectory.ts';
import { lockDataDirectory } from './platform/dataDirectoryLock.ts';
import { type FrontServer, type FrontServerLimits, openFrontServer } from './platform/frontServer.ts';
import { newGameServerSecret, OWN_GAME_SERVER, startGameServer } from './platform/gameServerProcess.ts';
import { createLog } from './platform/log.ts';
import { openPaymentGateway } from './platform/paymentGatewayProcess.ts';
import { addPaymentGateway, removeServerFile, writeServerFile } from './platform/postgres/commandDatabase.ts';
import type { DatabaseAddresses } from './platform/postgres/databaseAddresses.ts';
import { startEmbeddedPostgres } from './platform/postgres/embeddedPostgres.ts';
import { projectRoot } from './platform/projectRoot.ts';
import { trustsPeer } from './platform/proxies.ts';
import { redisBus } from './platform/redisBus.ts';
import { StartupFailure } from './platform/startupFailure.ts';
import { readVersion } from './platform/version.ts';
import { priceAlertTasks } from './priceAlertJobs.ts';
import { promotionTasks } from './promotionJobs.ts';
import { pushTasks } from './pushJobs.ts';
import { createReadiness } from './readiness.ts';
import { readyLine } from './readyLine.ts';
import { planReconciliation } from './reconcilePayments.ts';
import { planSaferPlayHead, saferPlayTasks } from './saferPlayJob.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { applyGatewayStatus } from './store/payments/index.ts';
import { retireDemoPlayer } from './store/players/index.ts';
import { deleteSandboxLocations, storeDefaultLocation } from './store/players/locations.ts';

/** How long requests under way may take during shutdown, and how long the whole shutdown may take. */
const DRAIN_PATIENCE_MS = 10_000;
const LEAVE_PATIENCE_MS = 45_000;

interface OpenedDatabase {
  readonly addresses: DatabaseAddresses;
  isUp(): boolean;
  /** Marks the data directory's lock as leaving, so that a waiting server knows. */
  leaving(): void;
}

/** The listening socket opens first, so that a busy port is noticed before any other step. */
async function run(config: Config, log: Logger, shutdown: Shutdown): Promise<void> {
  const place = configuredAddresses(config) ?? openDataDirectory(config.dataDir);
  const lock = typeof place === 'string' ? await lockDataDirectory(place) : null;
  shutdown.add('lock', () => lock?.release());
  const front = await openFrontServer(config.port, config.host, ANSWER_HEADERS, frontServerLimits(config, log));
  shutdown.add('listening socket', () => front.drain(0));
  const identityFront = await openIdentityFront(config, log);
  shutdown.add('listening socket of identity', () => identityFront.drain(0));
  const database: OpenedDatabase =
    typeof place === 'string'
      ? { ...(await openEmbedded(place, front.port, log, shutdown)), leaving: () => lock?.leaving() }
      : { addresses: place, isUp: () => true, leaving: () => undefined };
  const db = await openDatabase(database.addresses, config, config.sandbox);
  shutdown.add('database connections', () => db.close());
  const owner = config.sandbox ? await connectOwner(database.addresses, config) : null;
  shutdown.add('owner connections', () => owner?.close());
  await checkCurrency(db, config);
  if (config.sandbox) await storeDefaultLocation(db);
  if (!config.sandbox) {
    await deleteSandboxLocations(db);
    if (config.visitorPlaces === 'none')
      log.warn('VISITOR_PLACES is not set: nothing here finds out where visitors are, and sign-ups are refused');
    log.warn('the location service is the reference one, which makes no packets outside of a sandbox: bets and games are refused');
    if (config.mail.smtpUrl === null) log.warn('SMTP_URL is not set: sign-ups and password resets are refused');
  }
  const tail = config.redisUrl === null ? catalogueTail(memoryBus(log)) : null;
  const bus = tail?.bus ?? (await redisBus(config.redisUrl ?? '', log));
  shutdown.add('bus', () => bus.close());
  tail?.start({ db, log });
  shutdown.add('catalogue tail', () => tail?.stop());

  const deps: Deps = { config, log, clock: systemClock(), bus, db };
  const settings = await openLiveSettings(deps);
  shutdown.add('settings', () => settings.stop());
  const linkProvider = config.sandbox && config.linkProvider.real === null ? await openLinkProvider(config, front.port) : null;
  shutdown.add('link provider', () => linkProvider?.close());
  const gamesSecret = newGameServerSecret();
  const games = config.sandbox && config.gamesOrigin === null ? await startGameServer(config, front.port, gamesSecret, log) : null;
  shutdown.add('game server', () => games?.stop());
  const paymentGateway = await openPaymentGateway(config, front.port, log);
  shutdown.add('payment gateway', () => paymentGateway?.stop());
  if (paymentGateway?.port != null && typeof place === 'string') addPaymentGateway(place, paymentGateway);
  if (paymentGateway === null) log.warn('PAYMENT_GATEWAY_URL is not set: deposits and withdrawals are refused');
  const gateway = paymentGateway && createHttpGateway(paymentGateway);
  const streams =
    config.sandbox && config.streamingOrigin === null
      ? await openStreamServer(config, front.port, await createStreamGrants(deps))
      : null;
  shutdown.add('streams', () => streams?.close());
  const services = await createServices(deps, {
    paymentGateway: gateway,
    ports: {
      app: config.appPort ?? front.port,
      identity: identityFront.port,
      games: games?.port ?? null,
      payments: paymentGateway?.port ?? null,
      streams: streams?.port ?? null,
    },
    linkProvider: linkProviderSettings(config, linkProvider),
    flags: () => settings.current().flags,
  });
  const jobs = createBackgroundJobs(deps, owner);
  const jobRunner = createJobRunner(deps, {
    'send-mail': services.accounts.messages.sendMail,
    ...saferPlayTasks(deps),
    ...promotionTasks(deps),
    ...priceAlertTasks(deps),
    ...pushTasks(deps),
    ...exportTasks(deps),
    ...(gateway && paymentTasks(deps, gateway)),
  });
  const audit = createAuditJob(deps);
  const databaseReason = createReadiness(db);
  await jobs.speak();
  let isReady = false;
  const appDirectory = path.join(projectRoot(), 'dist/app');
  const identityApp = await buildIdentityServer(deps, services, { front: identityFront, appDirectory });
  const { app, endLongRequests } = await buildServer(deps, services, {
    front,
    appDirectory,
    databaseIsUp: database.isUp,
    health: {
      version: readVersion(),
      database: config.databaseUrl === null ? 'embedded' : 'postgres',
      pubsub: bus.kind,
      notReady: async () => (isReady ? databaseReason() : 'starting'),
      audit: audit.latest,
    },
    paymentWebhook: paymentGateway && {
      secret: paymentGateway.webhookSecret,
      apply: async (status, eventId) => (await applyGatewayStatus(deps, status, eventId)) !== null,
    },
    gameServers: games ? new Map([...config.gameServers, [OWN_GAME_SERVER, gamesSecret]]) : config.gameServers,
    sandbox: {
      settings,
      faults: createFaults(),
      simulation: jobs,
      analytics: analyticsMemory(),
      services: (app, brand) => {
        const games = services.origins.games(app);
        const payments = services.origins.payments(app);
        return {
          app,
          identity: services.origins.identity(app, brand),
          ...(games !== null && { games }),
          ...(payments !== null && { payments }),
          ...(linkProvider && { linkProvider: linkProvider.issuer }),
        };
      },
      payments: paymentGateway?.port == null ? null : createGatewayControl(paymentGateway),
      gameRounds: async (playerId) => (await games?.rounds(playerId)) ?? null,
      linkProvider,
    },
  });
  shutdown.add('app', () => app.close());
  shutdown.add('identity', () => identityApp.close());
  shutdown.add('background jobs', () => jobs.stop());
  shutdown.add('job queue', () => jobRunner.stop());
  shutdown.add('audit', () => audit.stop());
  shutdown.add('requests under way', async () => {
    await Promise.all([front.drain(DRAIN_PATIENCE_MS), identityFront.drain(DRAIN_PATIENCE_MS)]);
  });
  shutdown.add('long requests', endLongRequests);
  shutdown.add('notice', () => database.leaving());
  if (config.production && !config.sandbox && (await retireDemoPlayer(deps)))
    log.warn('the demo player that a sandbox left in this database can no longer log in');
  await jobs.start();
  audit.start();
  jobRunner.start();
  await planSaferPlayHead(deps);
  if (gateway !== null) await planReconciliation(deps);
  isReady = true;
  process.stdout.write(`${readyLine(config, front.port)}\n`);
}

function frontServerLimits(config: Config, log: Logger): FrontServerLimits {
  const write = boundedSecurityLog(log);
  return {
    ...config.limits,
    trusts: trustsPeer(config.trustedProxies),
    onRefused: (address) => write('limit.hit', address, { address, subject: 'connectionsPerAddress', outcome: 'refused' }),
  };
}

/** A port that the operator has chosen must be free; the default one need not be. */
async function openIdentityFront(config: Config, log: Logger): Promise<FrontServer> {
  const limits = { ...frontServerLimits(config, log), portVariable: 'IDENTITY_PORT' };
  const open = (port: number): Promise<FrontServer> => openFrontServer(port, config.host, ANSWER_HEADERS, limits);
  if (config.identityPort !== null) return open(config.identityPort);
  const next = config.port === 0 || config.port === 65_535 ? 0 : config.port + 1;
  try {
    return await open(next);
  } catch (error) {
    if (!(error instanceof StartupFailure)) throw error;
    log.warn({ taken: next }, 'the identity origin listens on another port, because the next one is taken');
    return open(0);
  }
}

async function openEmbedded(
  directory: string,
  port: number,
  log: Logger,
  shutdown: Shutdown,
): Promise<Pick<OpenedDatabase, 'addresses' | 'isUp'>> {
  const postgres = await startEmbeddedPostgres(directory, log);
  const { url, migrateUrl } = postgres;
  writeServerFile(directory, { databaseUrl: url, databaseMigrateUrl: migrateUrl, pid: process.pid, port });
  shutdown.add('embedded database', async () => {
    removeServerFile(directory);
    await postgres.stop();
  });
  return { addresses: postgres, isUp: postgres.isUp };
}

function main(): void {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    return;
  }
  const log = createLog(config.logLevel).child({ environment: config.environment });
  const shutdown = createShutdown(log);
  const running = run(config, log, shutdown);

  async function leave(code: number): Promise<void> {
    setTimeout(() => process.exit(1), LEAVE_PATIENCE_MS).unref();
    // Pending openings finish first, so that they can be closed.
    await running.catch(() => undefined);
    await shutdown.run();
    process.exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0));
  // npm start holds a channel to this process; when it closes, the process that started the server is gone.
  process.on('disconnect', () => void leave(0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a bug ends the server');
    void leave(1);
  });
  running.catch((error: unknown) => {
    if (!(error instanceof StartupFailure)) log.error({ err: error }, 'the start failed');
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    void leave(1);
  });
}

main();
