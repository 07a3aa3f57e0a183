import type { RoundRecord } from '../../../core/casino/roundRecord.ts';
import type { Deps } from '../../deps.ts';
import type { Simulation } from '../../jobs/simulation.ts';
import type { GatewayControl } from '../../payments/gatewayControl.ts';
import type { BrandCode } from '../../platform/brands.ts';
import type { AnalyticsMemory } from '../edge/analyticsSinks.ts';
import type { Faults } from '../edge/faults.ts';
import type { SocketServer } from '../graphql/sockets/socketServer.ts';
import type { OpenLinkProvider } from '../linkProvider/openLinkProvider.ts';
import type { ReferenceService } from '../location/referenceService.ts';
import type { LiveSettings } from './liveSettings.ts';

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
  readonly simulation: Pick<Simulation, 'reset' | 'setPace' | 'pace' | 'settle'>;
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
