import type { FastifyInstance } from 'fastify';
import { REGIONS_PATH } from '../../../core/apiPaths.ts';
import { REDIRECTED_REGION, type RegionsAnswer } from '../../../core/regions.ts';
import { operatingRegions } from '../../domain/location/regions.ts';
import type { Config } from '../../platform/config.ts';

/** `GET /i/regions`: the operating regions, and where visitors of one are sent to. The same for everybody. */
export function registerRegions(app: FastifyInstance, { regionRedirectUrl }: Pick<Config, 'regionRedirectUrl'>): void {
  const answer: RegionsAnswer = {
    regions: operatingRegions().map(({ code, name }) => ({
      iso_3166_2_code: code,
      name,
      redirect_url: code === REDIRECTED_REGION ? regionRedirectUrl : null,
    })),
  };
  app.get(REGIONS_PATH, (_request, reply) => reply.header('cache-control', 'no-store').send(answer));
}
