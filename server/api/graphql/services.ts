import type { Identity } from '../identity/identity.ts';

/** What resolvers use beyond Deps and what lives as long as the process. Made by createServices(). */
export interface Services {
  readonly identity: Identity;
}
