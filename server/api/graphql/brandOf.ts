import { BRAND_CODES, type BrandCode } from '../../platform/brands.ts';
import type { Config } from '../../platform/config.ts';
import { findHost } from '../../platform/hosts.ts';

/** By the host, where it is one brand's own, else what the client says it is, else the configured one. */
export function brandOf(host: string, app: BrandCode | null, { hosts, brand }: Pick<Config, 'hosts' | 'brand'>): BrandCode {
  const ofHost = findHost(hosts, host)?.brand;
  return BRAND_CODES.find((code) => code === ofHost) ?? app ?? brand;
}
