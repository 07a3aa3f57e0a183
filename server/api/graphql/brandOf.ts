import { BRAND_CODES, type BrandCode } from '../../platform/config.ts';

/** By the first label of the host (`tsb.localhost`), else what the client says it is, else the configured one. */
export function brandOf(host: string, app: BrandCode | null, configured: BrandCode): BrandCode {
  const label = host.split(/[.:]/, 1)[0]?.toLowerCase();
  return BRAND_CODES.find((code) => code === label) ?? app ?? configured;
}
