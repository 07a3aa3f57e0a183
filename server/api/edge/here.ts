import type { FastifyInstance } from 'fastify';
import type { CurrentTime, PublicIp } from '../../../core/rest/here.ts';
import { CURRENT_TIME_PATH, PUBLIC_IP_PATH } from '../../../core/wire/apiPaths.ts';
import type { Deps } from '../../deps.ts';
import { brandOf } from '../../platform/brandOf.ts';
import { authenticate } from '../graphql/authenticate.ts';
import { visitorOf } from '../location/visitors.ts';
import type { Services } from '../services.ts';

/** `GET /i/ip` and `GET /i/time`, for anybody. A sandbox may have another address for one player, who sends the token. */
export function registerHere(app: FastifyInstance, { config, clock }: Deps, { identity, placeOfVisitor }: Services): void {
  app.get(PUBLIC_IP_PATH, async (request, reply) => {
    const { headers, ip: address } = request;
    const authenticated = await authenticate(headers.authorization, identity, brandOf(request.host, null, config));
    const viewer = authenticated.ok ? authenticated.value.viewer : null;
    const playerId = viewer?.kind === 'player' ? viewer.playerId : null;
    const { ipAddress } = await placeOfVisitor({ ...visitorOf(request), playerId });
    const answer: PublicIp = { ip_address: ipAddress ?? address };
    return reply.header('cache-control', 'no-store').send(answer);
  });
  app.get(CURRENT_TIME_PATH, (_request, reply) => {
    const answer: CurrentTime = { current_time: clock.now().toISOString() };
    return reply.header('cache-control', 'no-store').send(answer);
  });
}
