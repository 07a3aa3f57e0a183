import type { FastifyInstance } from 'fastify';
import { brandOf } from '../../platform/brandOf.ts';
import type { Config } from '../../platform/config.ts';
import { refuse } from '../edge/refuse.ts';
import { PICTURE_ROUTE, type SharePreviews } from './sharePreviews.ts';

const BUSY_SECONDS = 5;

/** `GET /shared_bet/{shareId}/picture.png`: the picture that a preview of the link shows. */
export function registerSharing(app: FastifyInstance, previews: SharePreviews, config: Pick<Config, 'hosts' | 'brand'>): void {
  app.get<{ Params: { shareId: string } }>(PICTURE_ROUTE, async (request, reply) => {
    const picture = await previews.picture(brandOf(request.host, null, config), request.params.shareId);
    if (picture === null) return refuse(request, reply, { status: 404, code: 'NOT_FOUND', message: 'There is nothing here' });
    if (picture === 'BUSY') {
      reply.header('retry-after', BUSY_SECONDS);
      return refuse(request, reply, { status: 503, code: 'BUSY', message: 'Too many pictures are being drawn' });
    }
    return (
      reply
        .header('cache-control', 'public, max-age=3600')
        // Pages of others show it in their previews.
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(picture)
    );
  });
}
