import type { Core } from './core.ts';
import type { Services } from './services.ts';

/** Everything outside of the page: what is there at once, and what has to be waited for. */
export interface Platform {
  readonly core: Core;
  /** Loaded beside the first frame, made by src/app/createServices.ts. Rejects when it could not be loaded. */
  readonly services: Promise<Services>;
}
