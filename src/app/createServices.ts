import { lazyModule } from '../../core/lazyModule.ts';
import { STARTUP_OPERATION } from '../../core/wire/maintenance.ts';
import type { Brand } from '../brand/contract.ts';
import { kindOf } from '../brand/products.ts';
import type { CatalogueSource } from '../platform/catalogue/catalogueSource.ts';
import { directSource } from '../platform/catalogue/directSource.ts';
import { wait } from '../platform/clock.ts';
import type { CoreParts } from '../platform/core.ts';
import { createServerData } from '../platform/data/createServerData.ts';
import { lazyEngine } from '../platform/data/lazyEngine.ts';
import { reportedRequest } from '../platform/errors/reportFailure.ts';
import { createStore, whenStore } from '../platform/externalStore.ts';
import type { Feature } from '../platform/feature.ts';
import { listenToFrames } from '../platform/frames/listenToFrames.ts';
import { directOperation } from '../platform/graphql/operations.ts';
import { graphqlRequest } from '../platform/graphql/request.ts';
import { createSportsbookUrls } from '../platform/graphql/sportsbookUrls.ts';
import { createSavedAnswers } from '../platform/savedAnswers/savedAnswers.ts';
import type { PlatformServices, Services } from '../platform/services.ts';
import { settings } from '../platform/settings.ts';
import { openIndexedDb } from '../platform/storage/indexedDb.ts';
import { resilient } from '../platform/storage/keyValue.ts';
import { createPersistedText } from '../platform/storage/persistedText.ts';
import { createPersistedValue, forgetUser, type Owner, type PersistedMessage } from '../platform/storage/persistedValue.ts';
import { openTabs } from '../platform/tabs/tabs.ts';
import { pageVisibility } from '../platform/visibility.ts';
import { startAnalytics } from '../platform/wiring/analytics.ts';
import { listenToActivity, registerWhenIdle } from '../platform/wiring/browser.ts';
import { startFlags } from '../platform/wiring/flags.ts';
import { createIdentity } from '../platform/wiring/identity.ts';
import { createLive } from '../platform/wiring/live.ts';
import { redirectVisitors } from '../platform/wiring/regionRedirect.ts';
import { toasts } from '../ui/toast/toastStore.ts';
import { features } from './features.ts';
import { endInMaintenance } from './maintenanceEnd.ts';
import { followLogIns, loadPlayerParts, playerParts } from './playerStarts.ts';
import { hasPage } from './routes/hasPage.ts';
import { browserTheme } from './theme/browserTheme.ts';
import { followMotion } from './theme/followMotion.ts';

const formerRowsCode = lazyModule(() => import('../platform/session/formerRows.ts'));
const pushCode = lazyModule(() => import('../platform/worker/notifications.ts'));

/**
 * The composition root: creates every service of a page from its core, once. Requests the session and startup at once, then registers
 * the worker.
 */
export async function createServices(parts: CoreParts, brand: Promise<Brand>): Promise<Services> {
  const { withoutBrand, loadApollo } = startPlatformServices(parts, brand);
  // Without a worker a player's page starts with the catalogue that Apollo has stored (docs/adr/0007). Visitors do not load Apollo.
  if (withoutBrand.session.getSnapshot().status !== 'loggedOut' && !isWorkerInControl()) await loadApollo().catch(() => undefined);
  const loaded = await brand;
  const theme = browserTheme(loaded);
  const { flags, session, startup } = withoutBrand;
  listenToFrames({
    window,
    trustedOrigins: () => startup.getSnapshot().data?.serviceAttributes.frames.trustedOrigins ?? [],
    mode: theme.mode.getSnapshot,
    ownOrigin: location.origin,
    logOut: () => {
      if (session.getSnapshot().status !== 'loggedOut') void session.logOut('webView');
    },
  });
  return startFeatures({ ...withoutBrand, theme, hasPage: (path) => hasPage(loaded, flags.get, path) });
}

/** Runs in the order of the list, which `startOrder` (features.ts) checks: each start receives the services of those before it. */
async function startFeatures(services: PlatformServices): Promise<Services> {
  const { brandKind } = services;
  followMotion(services, document.documentElement);
  const starts = await Promise.all(
    (features as readonly Feature[]).map(({ only = brandKind, start, elsewhere }) =>
      only === brandKind ? start?.load() : () => elsewhere,
    ),
  );
  for (const start of starts) {
    // Each start runs in its own task: preparing the first requests takes a while, and a click should not wait for all of them.
    await wait(services.timers, 0);
    Object.assign(services, start?.(services as never));
  }
  followLogIns(services as Services, playerParts(brandKind));
  return services as Services;
}

function isWorkerInControl(): boolean {
  return navigator.serviceWorker?.controller != null;
}

/** Services that need the brand's code. */
type OfBrand = 'theme' | 'hasPage';

interface StartedPlatform {
  readonly withoutBrand: Omit<PlatformServices, OfBrand>;
  /** Loads the engine of a player's data now. Otherwise it loads at its first use. */
  readonly loadApollo: () => Promise<unknown>;
}

function startPlatformServices(parts: CoreParts, loadingBrand: Promise<Brand>): StartedPlatform {
  const { core, network, socketState, workerEvents } = parts;
  const { facts, report, timers, clock, connection } = core;
  const { brand } = facts;
  const urls = createSportsbookUrls({
    origin: location.origin,
    policy: settings.unauthorizedRegion,
    logOut: (reason) => void session.logOut(reason),
  });
  const request = graphqlRequest({ fetch: network.fetch, urls, facts, operation: directOperation, outdated: core.update.refused });
  const analytics = startAnalytics(parts);
  // Startup and heartbeats report their own failures, so they get the request without error reports.
  const identity = createIdentity({
    brand,
    network,
    request,
    report,
    analytics,
    loadForPlayer: () => loadPlayerParts(playerParts(kindOf(brand))),
    moveFormerRows,
  });
  const live = createLive(facts, network, reportedRequest(request, report), identity, report, socketState, urls);
  const { session, startup } = identity;

  const owner = createStore<Owner>({ brand, playerAlias: null });
  const storage = resilient(() => openIndexedDb('slipstream'), {
    timers,
    unsaved: createPersistedText(() => sessionStorage, `slipstream.unsaved.${brand}`),
    onBlocked: (error) => report('storage', error),
  });
  const tabs = openTabs<PersistedMessage>('slipstream-kept');
  const persistOnDevice = (name: string) => createPersistedText(() => localStorage, `slipstream.${name}.${brand}`);
  const persistInTab = (name: string) => createPersistedText(() => sessionStorage, `slipstream.${name}.${brand}`);
  let moving: Promise<void> | null = null;
  function moveFormerRows(): Promise<void> {
    moving ??= formerRowsCode
      .load()
      .then((code) => code.moveFormerRows({ brand, storage, persistOnDevice, persistInTab }))
      .catch((error: unknown) => report('former-rows', error))
      .finally(() => {
        moving = null;
      });
    return moving;
  }

  session.subscribe(() => {
    const { playerAlias } = session.getSnapshot();
    if (playerAlias !== owner.getSnapshot().playerAlias) owner.set({ brand, playerAlias });
  });
  session.onLogOut((playerAlias) => {
    void pushCode
      .load()
      .then(({ endPush }) => endPush())
      .catch((error: unknown) => report('push', error));
    return forgetUser(storage, brand, playerAlias);
  });
  endInMaintenance({ maintenance: network.maintenance, session, startup, toasts });
  network.setMaintenanceCheck(async () => {
    const answer = await request(STARTUP_OPERATION, {}, { kind: 'none' });
    return answer.ok;
  });

  const visible = pageVisibility(document);
  const flags = startFlags(parts, identity, visible, analytics, loadingBrand, live.announcedFlags);
  const sequences = live.priceStore;
  let source: CatalogueSource = directSource({ request, report, timers, sequences });
  const apollo = lazyModule(async () => {
    const { createAppApollo } = await import('../platform/graphql/appApollo.ts').catch((error: unknown) => {
      report('apollo', error);
      throw error;
    });
    const { authorize, renew, giveUp } = identity;
    return createAppApollo({
      facts,
      urls,
      fetch: network.fetch,
      socket: live.socket,
      authorize,
      renew,
      giveUp,
      sequences,
      storage,
      owner,
      report,
      session,
      timers,
      outdated: core.update.refused,
      persistsCatalogue: !isWorkerInControl(),
      readThrough: (through) => {
        source = through;
      },
    });
  });
  const savedAnswers = createSavedAnswers({
    brand,
    version: facts.version,
    session,
    savedSession: identity.savedSession,
    connection,
    report,
  });
  const data = createServerData({
    brand,
    session,
    connection,
    report,
    clock,
    timers,
    visible,
    isFlagOn: flags.get,
    savedAnswers,
    engine: lazyEngine(apollo.load),
    rest: ({ engine }) => engine(identity.restPorts),
    catalogue: () => source,
  });
  live.start();
  identity.start();
  // A first visit has nothing from an earlier release, and no worker yet.
  if (isWorkerInControl()) void moveFormerRows();
  void redirectVisitors(startup, network, report);
  listenToActivity(() => {
    identity.active();
    savedAnswers.active();
  });
  // The worker prefetches only for later use, so it waits until startup has succeeded or failed. `firstControl` fetches the catalogue again
  // through the worker, which otherwise would not have it for an offline reload after a first visit.
  void whenStore(startup, ({ state }) => state !== 'loading').then(() =>
    registerWhenIdle(brand, { ...workerEvents, firstControl: data.refetchPublic }, report),
  );

  const withoutBrand: Omit<PlatformServices, OfBrand> = {
    ...core,
    brandKind: kindOf(brand),
    session,
    playerSession: identity.playerSession,
    startup,
    switchSportsbook: urls.switchTo,
    anonymousToken: identity.anonymousToken,
    prices: live.priceStore,
    watchEvents: (eventIds, scope) => live.watcher.watch(eventIds, scope),
    reconnecting: live.watcher.reconnecting,
    priceSource: live.priceSource,
    owner,
    storage,
    persist: (definition) => createPersistedValue({ storage, tabs, owner }, definition),
    persistOnDevice,
    persistInTab,
    data,
    reading: savedAnswers.reading,
    closed: savedAnswers.closed,
    flags,
    analytics,
  };
  return { withoutBrand, loadApollo: apollo.load };
}
