import type { Deps } from '../../deps.ts';
import type { IdentityPolicy } from '../../domain/identity/policy.ts';
import { type AccountLinking, createAccountLinking, type LinkProviderSettings } from '../accountLinking/accountLinking.ts';
import { type EdgeLimits, edgeLimits } from '../edge/limits/edgeLimits.ts';
import { createIdentity } from '../identity/createIdentity.ts';
import type { Identity } from '../identity/identity.ts';
import { createPlacementHolds, type PlacementHolds } from './bets/placementHolds.ts';
import { scheduleCleanup } from './cleanup.ts';
import { type SequenceTicks, sequenceTicks } from './sockets/sequenceTicks.ts';

/** Services that resolvers use beyond Deps and that live as long as the process. */
export interface Services {
  readonly identity: Identity;
  readonly ticks: SequenceTicks;
  readonly holds: PlacementHolds;
  readonly limits: EdgeLimits;
  readonly accountLinking: AccountLinking;
  stop(): void;
}

export interface ServiceOptions {
  readonly identityPolicy?: IdentityPolicy;
  readonly tickEveryMs?: number;
  /** Without it accounts cannot be linked. */
  readonly linkProvider?: LinkProviderSettings | null;
  /** Settings of the feature flags; the defaults by default. */
  readonly flags?: () => Readonly<Record<string, unknown>>;
}

/** Needs a migrated database, which stores the key that signs tokens. */
export async function createServices(deps: Deps, options: ServiceOptions = {}): Promise<Services> {
  const identity = await createIdentity(deps, options.identityPolicy);
  const ticks = sequenceTicks(deps, options.tickEveryMs);
  const holds = createPlacementHolds();
  const limits = edgeLimits(deps);
  const accountLinking = createAccountLinking(deps, options.linkProvider ?? null, options.flags ?? (() => ({})));
  const stopCleanup = scheduleCleanup(deps);
  return {
    identity,
    ticks,
    holds,
    limits,
    accountLinking,
    stop() {
      holds.stop();
      limits.stop();
      ticks.stop();
      stopCleanup();
    },
  };
}
