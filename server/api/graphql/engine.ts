import type { Deps } from '../../deps.ts';
import type { Operations } from './operations.ts';
import type { PersistedQueries } from './persistedQueries.ts';
import type { Services } from './services.ts';

/** What both transports, HTTP and websocket, run on. */
export interface Engine {
  readonly deps: Deps;
  readonly services: Services;
  readonly operations: Operations;
  readonly persisted: PersistedQueries;
}
