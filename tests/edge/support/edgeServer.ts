import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AnalyticsMemory, analyticsMemory } from '../../../server/api/edge/analyticsSinks.ts';
import { createFaults } from '../../../server/api/edge/faults.ts';
import { ANSWER_HEADERS } from '../../../server/api/edge/securityHeaders.ts';
import type { GraphqlServer } from '../../../server/api/graphql/registerGraphql.ts';
import { linkProviderSettings, openLinkProvider } from '../../../server/api/linkProvider/openLinkProvider.ts';
import { openLiveSettings } from '../../../server/api/sandbox/liveSettings.ts';
import { createServices } from '../../../server/api/services.ts';
import { buildServer } from '../../../server/app.ts';
import { contexts } from '../../../server/contexts.ts';
import type { Deps } from '../../../server/deps.ts';
import { seedSimulation } from '../../../server/feed/index.ts';
import { createSimulation } from '../../../server/jobs/simulation.ts';
import { createWork } from '../../../server/jobs/work.ts';
import { BRAND_CODES } from '../../../server/platform/brands.ts';
import { type Bus, memoryBus } from '../../../server/platform/bus.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { readConfig } from '../../../server/platform/config.ts';
import { type FrontServerLimits, openFrontServer } from '../../../server/platform/frontServer.ts';
import type { Limits } from '../../../server/platform/limits.ts';
import { createLog } from '../../../server/platform/log.ts';
import type { LoopOptions } from '../../../server/platform/loop.ts';
import { cheapPasswords } from '../../support/passwords.ts';
import { type DatabaseTemplate, type ScratchDatabase, scratchDatabase } from '../../support/scratchDatabase.ts';
import { filledTemplate, nameOfPresent } from '../../support/slateTemplates.ts';
import { SMALL_SLATE } from '../../support/smallSlate.ts';

/** The whole HTTP side on a scratch database and a free port, with a tiny app to serve. */
export interface EdgeServer {
  readonly app: FastifyInstance;
  readonly graphql: GraphqlServer;
  readonly deps: Deps;
  readonly scratch: ScratchDatabase;
  readonly url: string;
  readonly port: number;
  /** Where the tiny app is. */
  readonly appDirectory: string;
  post(path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
  get(path: string): Promise<{ status: number; body: unknown }>;
  /** Its background work is left to others. */
  stopWork(): Promise<void>;
  close(): Promise<void>;
}

const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    BRAND_CODES.map((code) => [`html/${code}.html`, `<!doctype html><head><title>${code} page</title></head>`]),
  ),
  'assets/index-Ab12cd34.js': 'console.log(1)',
  'assets/DevTools-Ab12cd34.js': 'console.log(2)',
  'assets/index-Ab12cd34.js.br': 'as brotli',
  'assets/index-Ab12cd34.js.gz': 'as gzip',
  'brands/tsb/manifest.webmanifest': '{"name":"tsb","background_color":"#0A0C0F"}',
  'brands/hwc/manifest.webmanifest': '{"name":"hwc"}',
  'brands/tsb/icon-192.png': 'png',
  'nav-icons/tsb/slots.svg': '<svg>of tsb</svg>',
  'nav-icons/default/slots.svg': '<svg>of all</svg>',
  'sw.js': 'self',
};

async function makeApp(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'slipstream-app-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(directory, name)), { recursive: true });
    await writeFile(path.join(directory, name), content);
  }
  await writeFile(path.join(directory, '..', `${path.basename(directory)}.secret.js`), 'secret');
  return directory;
}

export interface EdgeServerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly database?: ScratchDatabase;
  readonly bus?: Bus;
  /** Everything logged from `info` on is added to it, line by line; without it nothing is logged. */
  readonly logged?: string[];
  readonly analytics?: AnalyticsMemory;
  /** For windows of time that are long enough on a busy machine. */
  readonly limits?: Partial<Limits>;
  databaseIsUp?(): boolean;
  /** The simulator plays the games of a slate of this run, as it goes on after a restart: every tick is work for all that runs beside it. */
  readonly simulated?: true;
  /** Paces of its background work. */
  readonly work?: LoopOptions;
  /** The sandbox's provider of accounts to link runs too. */
  readonly linkProvider?: true;
}

/** Limits of connections that only tests of these limits reach. */
export const WIDE_FRONT_LIMITS: FrontServerLimits = {
  connectionsPerAddress: 10_000,
  requestSeconds: 60,
  trusts: () => false,
  onRefused: () => undefined,
};

/** Where nothing is simulated yet: a simulation without games that is paused, which a server takes for its own and leaves as it is. */
async function simulateNothing({ db }: ScratchDatabase): Promise<void> {
  await db.pool.query(
    `INSERT INTO simulator (seed, key, simulation, random_state, next_number, last_tick_at, paused) VALUES (0, '', 'none', 0, 0, now(), true)
      ON CONFLICT DO NOTHING`,
  );
}

/** A random simulation, seeded a few minutes ago. */
function presentSlate(): Promise<DatabaseTemplate> {
  return filledTemplate(nameOfPresent('template_present_slate'), async ({ db }) => {
    const log = createLog('silent');
    await seedSimulation({
      config: readConfig({ SANDBOX: 'true', ...SMALL_SLATE }),
      log,
      clock: systemClock(),
      bus: memoryBus(log),
      db,
    });
  });
}

export async function startEdgeServer(options: EdgeServerOptions = {}): Promise<EdgeServer> {
  const scratch = options.database ?? (await scratchDatabase(options.simulated && { template: await presentSlate() }));
  if (!options.simulated) await simulateNothing(scratch);
  const environment = { SANDBOX: 'true', ...SMALL_SLATE, DATABASE_URL: scratch.url, ...options.environment };
  const read = readConfig({ ...cheapPasswords(environment), ...environment });
  const config = { ...read, limits: { ...read.limits, ...options.limits } };
  const { logged } = options;
  const log = logged ? createLog('info', { write: (line) => void logged.push(line) }) : createLog('silent');
  const deps: Deps = { config, log, clock: systemClock(), bus: options.bus ?? memoryBus(log), db: scratch.db };
  const settings = await openLiveSettings(deps);
  const simulation = createSimulation(deps, scratch.owner);
  const front = await openFrontServer(0, '127.0.0.1', ANSWER_HEADERS, { ...WIDE_FRONT_LIMITS, ...config.limits });
  const appDirectory = await makeApp();
  const linkProvider = options.linkProvider ? await openLinkProvider(config, front.port) : null;
  const services = await createServices(deps, {
    linkProvider: linkProviderSettings(config, linkProvider),
    flags: () => settings.current().flags,
  });
  const { app, graphql, loops, endLongRequests } = await buildServer(deps, services, {
    gameServers: () => new Map(),
    front,
    appDirectory,
    manifest: new Map(),
    ...(options.databaseIsUp ? { databaseIsUp: options.databaseIsUp } : {}),
    health: {
      version: '1.2.3',
      database: 'postgres',
      pubsub: deps.bus.kind,
      notReady: async () => null,
      isSlow: () => false,
      audit: () => null,
    },
    sandbox: {
      settings,
      faults: createFaults(),
      simulation,
      analytics: options.analytics ?? analyticsMemory(),
      services: (app) => ({ app }),
      gameRounds: async () => null,
      linkProvider,
    },
  });
  const work = createWork(
    deps,
    contexts,
    {
      gateway: null,
      sendMail: services.accounts.messages.sendMail,
      loops: [...simulation.loops, ...settings.loops, ...services.loops, ...loops],
    },
    options.work,
  );
  await simulation.seed();
  await work.start();
  const url = `http://127.0.0.1:${front.port}`;
  const call = async (method: string, at: string, body?: unknown): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(url + at, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };
  return {
    app,
    graphql,
    deps,
    scratch,
    url,
    port: front.port,
    appDirectory,
    post: (at, body = {}) => call('POST', at, body),
    get: (at) => call('GET', at),
    stopWork: () => work.stop(),
    async close() {
      endLongRequests();
      await front.drain(0);
      await linkProvider?.close();
      await work.stop();
      await app.close();
      settings.stop();
      await deps.bus.close();
      if (!options.database) await scratch.drop();
      await rm(appDirectory, { recursive: true, force: true });
      await rm(`${appDirectory}.secret.js`, { force: true });
    },
  };
}
