import type { FastifyInstance } from 'fastify';
import { PARTICIPANT_IMAGES_PATH } from '../../../core/wire/apiPaths.ts';
import { participantImage } from '../../domain/catalogue/participantImages.ts';
import { refuse } from '../edge/refuse.ts';

/** `GET /participants/{kind}/{size}/…svg`: logos of teams and headshots of people. */
export function registerParticipantImages(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>(`${PARTICIPANT_IMAGES_PATH}/*`, (request, reply) => {
    const image = participantImage(request.params['*']);
    if (image === null) return refuse(request, reply, { status: 404, code: 'NOT_FOUND', message: 'There is nothing here' });
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/svg+xml').send(image);
  });
}
