import type { RoundRecord } from '../../../core/casino/roundRecord.ts';
import type { Deps } from '../../deps.ts';
import type { GatewayControl } from '../../payments/gatewayControl.ts';
import type { BrandCode } from '../../platform/brands.ts';
import type { AnalyticsMemory } from '../edge/analyticsSinks.ts';
import type { Faults } from '../edge/faults.ts';
import type { SocketServer } from '../graphql/sockets/socketServer.ts';
import type { OpenLinkProvider } from '../linkProvider/openLinkProvider.ts';
import type { ReferenceService } from '../location/referenceService.ts';
import type { LiveSettings } from './liveSettings.ts';

/** Controls of the simulation; main.ts creates it from the feed, settlement and the players. */
export interface SandboxSimulation {
  /** Resets to the seeded simulation: events, odds and feed walk of the seed, the demo player, no bets. */
  reset(seed: number | undefined): Promise<void>;
  setPace(pace: { readonly paused?: boolean | undefined; readonly updatesPerSecond?: number | undefined }): Promise<void>;
  pace(): Promise<{ readonly paused: boolean; readonly updatesPerSecond: number }>;
  /** Resolves once every decided bet is settled, by any process. */
  settle(): Promise<void>;
}

/** Each a URL without a path. What is not running is absent. */
export interface ServiceOrigins {
  readonly app: string;
  readonly identity?: string;
  readonly linkProvider?: string;
  readonly payments?: string;
  readonly games?: string;
}

/** Dependencies of the sandbox's calls. */
export interface SandboxParts {
  readonly deps: Deps;
  readonly settings: LiveSettings;
  readonly faults: Faults;
  readonly location: Pick<ReferenceService, 'sign' | 'setAvailable'>;
  readonly sockets: Pick<SocketServer, 'count' | 'dropAll' | 'muteAll'>;
  readonly simulation: SandboxSimulation;
  readonly analytics: AnalyticsMemory;
  /** Origins of what runs beside the app, for a caller of the app's origin. */
  readonly services: (appOrigin: string, brand: BrandCode) => ServiceOrigins;
  /** The record of the sandbox's own game server, of one player or (null) of all; null: there is none, or it does not answer. */
  readonly gameRounds: (playerId: string | null) => Promise<readonly RoundRecord[] | null>;
  /** The sandbox's own payment gateway; null: the operator has configured another one, or there is none. */
  readonly payments?: GatewayControl | null;
  /** Null: the operator has configured a real one. */
  readonly linkProvider: OpenLinkProvider | null;
}
