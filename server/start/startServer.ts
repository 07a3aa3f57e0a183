import type { Logger } from 'pino';
import { type CatalogueTail, catalogueTail } from '../api/graphql/sports/catalogueTail.ts';
import { openLiveSettings } from '../api/sandbox/liveSettings.ts';
import { contexts } from '../contexts.ts';
import type { Deps } from '../deps.ts';
import { adapterFeed } from '../feed/index.ts';
import { createAudit } from '../jobs/audit.ts';
import { figuresLoop } from '../jobs/figures.ts';
import { createSimulation } from '../jobs/simulation.ts';
import { createWork } from '../jobs/work.ts';
import { type Bus, memoryBus } from '../platform/bus.ts';
import type { Config } from '../platform/config.ts';
import { redisBus } from '../platform/redisBus.ts';
import { retireDemoPlayer } from '../store/players/index.ts';
import { openAdapters } from './openAdapters.ts';
import { openApp, openServices } from './openApp.ts';
import { clockLoop, openClock } from './openClock.ts';
import { openFronts } from './openFronts.ts';
import { openOps } from './openOps.ts';
import { openPrograms } from './openPrograms.ts';
import { openPlace, openStorage } from './openStorage.ts';
import { openTraces } from './openTraces.ts';
import { readyLine } from './readyLine.ts';
import { refuseMissingParts } from './releaseParts.ts';
import type { Shutdown } from './shutdown.ts';
import { warnOfMissing } from './warnOfMissing.ts';

/** How long requests under way may take during shutdown. */
const DRAIN_PATIENCE_MS = 10_000;

/** Opens everything in the order of what needs what, and says when it is ready. `shutdown` closes what was opened, also where this fails half-way. */
export async function startServer(config: Config, log: Logger, shutdown: Shutdown): Promise<void> {
  refuseMissingParts(config);
  const place = await openPlace(config, shutdown);
  const fronts = await openFronts(config, log, shutdown);
  const { port } = fronts.app;
  const ops = await openOps(config, log, shutdown);
  await openTraces(config, log, shutdown);
  const storage = await openStorage(config, place, port, log, shutdown);
  warnOfMissing({ config, log });
  const { bus, tail } = await openBus(config, log);
  shutdown.add('bus', () => bus.close());
  const clock = await openClock(storage.db, log);
  const deps: Deps = { config, log, clock, bus, db: storage.db };
  const settings = await openLiveSettings(deps);
  shutdown.add('settings', () => settings.stop());
  const adapters = await openAdapters(deps);
  const programs = await openPrograms(deps, place, port, shutdown);
  const services = await openServices(deps, fronts, programs, settings, adapters);
  const simulation = createSimulation(deps, storage.owner);
  const audit = createAudit(deps);
  await simulation.speak();
  let isReady = false;
  const parts = { fronts, storage, programs, adapters, settings, services, simulation, audit, ops, isReady: () => isReady };
  const { loops, endLongRequests } = await openApp(deps, parts, shutdown);
  const work = createWork(deps, contexts, {
    gateway: services.payments.gateway,
    sendMail: services.accounts.messages.sendMail,
    loops: [
      clockLoop(clock),
      ...simulation.loops,
      ...(adapters.feed ? [adapterFeed(deps, adapters.feed)] : []),
      ...(tail?.loops(deps) ?? []),
      ...settings.loops,
      ...services.loops,
      ...loops,
      audit.loop,
      ...(ops === null ? [] : [figuresLoop(deps)]),
    ],
  });
  shutdown.add('background work', () => work.stop());
  shutdown.add('requests under way', async () => {
    await Promise.all([fronts.app.drain(DRAIN_PATIENCE_MS), fronts.identity.drain(DRAIN_PATIENCE_MS)]);
  });
  shutdown.add('long requests', endLongRequests);
  shutdown.add('notice', () => place.leaving());
  if (config.production && !config.sandbox && (await retireDemoPlayer(deps)))
    log.warn('the demo player that a sandbox left in this database can no longer log in');
  await simulation.seed();
  await work.start();
  isReady = true;
  process.stdout.write(`${readyLine(config, port)}\n`);
}

/** Redis, where it is configured; else the bus of this process, with the tail that finds what others write. */
async function openBus(config: Config, log: Logger): Promise<{ readonly bus: Bus; readonly tail: CatalogueTail | null }> {
  if (config.redisUrl !== null) return { bus: await redisBus(config.redisUrl, log), tail: null };
  const tail = catalogueTail(memoryBus(log));
  return { bus: tail.bus, tail };
}
