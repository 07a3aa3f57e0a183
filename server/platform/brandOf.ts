import { BRAND_CODES, type BrandCode } from './brands.ts';
import type { Config } from './config.ts';
import { findHost } from './hosts.ts';

/** The brand of the host, else the one that the client's header names, else the configured one. */
export function brandOf(host: string, app: BrandCode | null, { hosts, brand }: Pick<Config, 'hosts' | 'brand'>): BrandCode {
  const ofHost = findHost(hosts, host)?.brand;
  return BRAND_CODES.find((code) => code === ofHost) ?? app ?? brand;
}
