import { lazyModule } from '../../../core/lazyModule.ts';
import { isCrawler } from '../../../core/wire/flags.ts';
import type { Brand } from '../../brand/contract.ts';
import type { Analytics } from '../analytics/analytics.ts';
import type { CoreParts } from '../core.ts';
import { combinedStore, type ExternalStore } from '../externalStore.ts';
import { askFlags } from '../flags/askFlags.ts';
import { evaluationReport } from '../flags/evaluationReport.ts';
import { createFlagSource } from '../flags/flagSource.ts';
import { createFlags, type Flags } from '../flags/flags.ts';
import type { Authorization } from '../http/appHeaders.ts';
import type { IdentityParts } from './identity.ts';
import type { LiveParts } from './live.ts';

const openFeature = lazyModule(() => import('../flags/openFeature.ts'));

/** The feature flags of this page, requested once the session is known. */
export function startFlags(
  { core, network }: CoreParts,
  { session }: Pick<IdentityParts, 'session'>,
  visible: ExternalStore<boolean>,
  analytics: Pick<Analytics, 'track'>,
  brand: Promise<Brand>,
  announced: LiveParts['announcedFlags'],
): Flags {
  const { facts, report, timers } = core;
  const isReachable = combinedStore(core.connection, core.maintenance, ({ online }, notice) => online && notice === null);
  const isAwake = combinedStore(isReachable, visible, (reachable, shown) => reachable && shown);
  const authorize = async (): Promise<Authorization> => {
    const token = await session.bearerToken();
    return token === null ? { kind: 'none' } : { kind: 'bearer', token };
  };
  const evaluated = evaluationReport(timers, (used) => analytics.track('FLAGS_EVALUATED', used));
  const ask = askFlags({ fetch: network.fetch, facts, authorize, report });
  const source = createFlagSource({ ask, timers, random: Math.random, isAwake, announced });
  return createFlags({
    isCrawler: isCrawler(navigator.userAgent),
    brand,
    installId: facts.installId,
    session,
    report,
    source,
    evaluated,
    open: async (targetingKey, changed) => {
      const { openFeatureFlags } = await openFeature.load();
      return openFeatureFlags(source, targetingKey, changed, evaluated);
    },
  });
}
