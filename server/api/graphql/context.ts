import type { Deps } from '../../deps.ts';
import type { BrandCode } from '../../platform/brands.ts';
import type { ClientHeaders } from './clientHeaders.ts';
import type { Services } from './services.ts';

/** Who is asking, as their token says. `none` carried no token at all; a wrong or expired token never gets as far as a resolver. */
export type Viewer =
  | { readonly kind: 'player'; readonly playerId: string; readonly sessionId: string }
  | { readonly kind: 'anonymous'; readonly anonymousId: string }
  | { readonly kind: 'none' };

/** What every resolver is given. */
export interface GraphqlContext {
  readonly deps: Deps;
  readonly services: Services;
  readonly viewer: Viewer;
  /** By host name and `x-app`, else the configured one. */
  readonly brand: BrandCode;
  readonly client: ClientHeaders;
  /** Scheme and host that the caller used, which is one of ours: `http://tsb.localhost:4000`. */
  readonly origin: string;
  /** The caller's IP address. */
  readonly address: string;
}
