import type { Core } from './core.ts';
import type { Services } from './services.ts';

/** Everything outside the page: the core exists at once, the services have to load. */
export interface Platform {
  readonly core: Core;
  /** Loads beside the first frame; created by src/app/createServices.ts. Rejects when the load fails. */
  readonly services: Promise<Services>;
}
