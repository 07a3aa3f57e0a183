import type { Deps } from '../../deps.ts';
import type { Viewer } from '../../domain/identity/viewer.ts';
import type { BrandCode } from '../../platform/brands.ts';
import type { Visitor } from '../../store/players/index.ts';
import type { Services } from '../services.ts';
import type { ClientHeaders } from './clientHeaders.ts';

/** The context of every resolver. */
export interface GraphqlContext {
  readonly deps: Deps;
  readonly services: Services;
  readonly viewer: Viewer;
  /** The brand by host name and `x-app`, else the configured one. */
  readonly brand: BrandCode;
  /** The brand by host name alone: that of the caller's tokens. */
  readonly hostBrand: BrandCode;
  readonly client: ClientHeaders;
  /** Scheme and host that the caller used, which is one of ours: `http://tsb.localhost:4000`. */
  readonly origin: string;
  /** The caller's IP address. */
  readonly address: string;
  /** The place of the caller's IP address. */
  visitor(): Promise<Visitor>;
  /** The region whose own address was asked (`?region=US-NJ`); null: the address that all regions have. */
  readonly addressRegion: string | null;
}
