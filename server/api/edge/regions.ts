import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RegionsAnswer } from '../../../core/rest/regions.ts';
import { REDIRECTED_REGION } from '../../../core/texts/regions.ts';
import { REGIONS_PATH } from '../../../core/wire/apiPaths.ts';
import { REGION_VARIANT_PATH } from '../../../core/wire/casinoPaths.ts';
import { operatingRegions } from '../../domain/location/regions.ts';
import { brandOf } from '../../platform/brandOf.ts';
import type { BrandCode } from '../../platform/brands.ts';
import type { Config } from '../../platform/config.ts';

/** The brand whose pages are the variant of the redirected region. */
const VARIANT_BRAND: BrandCode = 'hwc';

/**
 * Where visitors of the redirected region are sent to: the configured address, else the variant on the host of its brand. Null: they stay,
 * because they are there already or because that brand has no host.
 */
function redirectUrlFor(
  { host, protocol }: FastifyRequest,
  config: Pick<Config, 'regionRedirectUrl' | 'hosts' | 'brand'>,
): string | null {
  if (config.regionRedirectUrl !== null) return config.regionRedirectUrl;
  const variant = config.hosts.find(({ brand }) => brand === VARIANT_BRAND);
  if (variant === undefined || brandOf(host, null, config) === VARIANT_BRAND) return null;
  const port = variant.port === 'any' ? (/:(\d+)$/.exec(host)?.[1] ?? '') : variant.port;
  return `${protocol}://${variant.name}${port === '' ? '' : `:${port}`}${REGION_VARIANT_PATH}`;
}

/** `GET /i/regions`: the operating regions, and where visitors of one are sent to. */
export function registerRegions(app: FastifyInstance, config: Pick<Config, 'regionRedirectUrl' | 'hosts' | 'brand'>): void {
  app.get(REGIONS_PATH, (request, reply) => {
    const redirectUrl = redirectUrlFor(request, config);
    const answer: RegionsAnswer = {
      regions: operatingRegions().map(({ code, name }) => ({
        iso_3166_2_code: code,
        name,
        redirect_url: code === REDIRECTED_REGION ? redirectUrl : null,
      })),
    };
    return reply.header('cache-control', 'no-store').send(answer);
  });
}
