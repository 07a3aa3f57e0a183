import type { Deps } from '../../deps.ts';
import type { Services } from '../services.ts';
import type { EarlierBuilds } from './earlierBuilds.ts';
import type { Operations } from './operations.ts';
import type { PersistedQueries } from './persistedQueries.ts';

/** Shared by both transports, HTTP and websocket. */
export interface Engine {
  readonly deps: Deps;
  readonly services: Services;
  readonly operations: Operations;
  readonly persisted: PersistedQueries;
  readonly builds: Pick<EarlierBuilds, 'refresh'>;
}
