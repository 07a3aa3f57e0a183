import type { Deps } from '../../deps.ts';
import type { AnalyticsMemory } from '../edge/analyticsSinks.ts';
import type { Faults } from '../edge/faults.ts';
import type { SocketServer } from '../graphql/sockets/socketServer.ts';
import type { LiveSettings } from './liveSettings.ts';

/** What drives the simulated simulation; made by main.ts from the feed, settlement and the players. */
export interface SandboxSimulation {
  /** Back to the seeded simulation: events, odds and feed walk of the seed, the demo player, no bets. */
  reset(seed: number | undefined): Promise<void>;
  setPace(pace: { readonly paused?: boolean | undefined; readonly updatesPerSecond?: number | undefined }): Promise<void>;
  /** Resolves once everything that is decided is settled, whichever process did it. */
  settle(): Promise<void>;
}

/** All that the sandbox's calls work on. */
export interface SandboxParts {
  readonly deps: Deps;
  readonly settings: LiveSettings;
  readonly faults: Faults;
  readonly sockets: Pick<SocketServer, 'count' | 'dropAll' | 'muteAll'>;
  readonly simulation: SandboxSimulation;
  readonly analytics: AnalyticsMemory;
}
