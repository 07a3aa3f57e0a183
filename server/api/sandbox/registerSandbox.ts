import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { isEmpty } from '../../../core/isEmpty.ts';
import { pathOf } from '../edge/appTraffic.ts';
import { refusalOf } from '../edge/errors.ts';
import { registerBetRoutes } from './betRoutes.ts';
import { registerCasinoRoutes } from './casinoRoutes.ts';
import { registerDialogRoutes } from './dialogRoutes.ts';
import { registerDocumentRoutes } from './documentRoutes.ts';
import { registerEdgeRoutes } from './edgeRoutes.ts';
import { registerFeaturedRoutes } from './featuredRoutes.ts';
import { guardSandbox } from './guard.ts';
import { registerLimitRoutes } from './limitRoutes.ts';
import { registerLinkRoutes } from './linkRoutes.ts';
import { registerLocationRoutes } from './locationRoutes.ts';
import { registerNoticeRoutes } from './noticeRoutes.ts';
import { BadInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';
import { registerPaymentRoutes } from './paymentRoutes.ts';
import { registerPlayerRoutes } from './playerRoutes.ts';
import { registerPromotionRoutes } from './promotionRoutes.ts';
import { registerRecordRoutes } from './recordRoutes.ts';
import { registerSessionRoutes } from './sessionRoutes.ts';
import { registerSimulationRoutes } from './simulationRoutes.ts';
import { registerStateRoute } from './stateRoute.ts';
import { registerTournamentRoutes } from './tournamentRoutes.ts';

/**
 * The sandbox control API. Its routes do not exist unless sandbox mode is on. Every answer is JSON; invalid input is 422 `{ error, field
 * }`.
 */
export function registerSandbox(app: FastifyInstance, parts: SandboxParts): void {
  app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => parseJson(body));
      guardSandbox(scope, parts.deps);
      scope.setErrorHandler((error: FastifyError, request, reply) => {
        if (error instanceof BadInput) return reply.code(422).send({ error: error.message, field: error.field });
        const refusal = refusalOf(error);
        if (refusal) {
          const status = refusal.status === 400 ? 422 : refusal.status;
          return reply.code(status).send({ error: refusal.message, field: 'body', code: refusal.code });
        }
        request.log.error({ err: error, path: pathOf(request.url) }, 'a sandbox call failed');
        return reply.code(500).send({ error: 'Something went wrong on our end', field: '', code: 'INTERNAL_SERVER_ERROR' });
      });
      registerSimulationRoutes(scope, parts);
      registerBetRoutes(scope, parts);
      registerPlayerRoutes(scope, parts);
      registerCasinoRoutes(scope, parts);
      registerPaymentRoutes(scope, parts);
      registerLimitRoutes(scope, parts);
      registerSessionRoutes(scope, parts);
      registerDialogRoutes(scope, parts);
      registerDocumentRoutes(scope, parts);
      registerFeaturedRoutes(scope, parts);
      registerTournamentRoutes(scope, parts);
      registerNoticeRoutes(scope, parts);
      registerPromotionRoutes(scope, parts);
      registerEdgeRoutes(scope, parts);
      registerLinkRoutes(scope, parts);
      registerLocationRoutes(scope, parts);
      registerRecordRoutes(scope, parts);
      registerStateRoute(scope, parts);
    },
    { prefix: '/sandbox' },
  );
}

function parseJson(body: string): unknown {
  if (isEmpty(body)) return {};
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new BadInput('The body is not JSON', 'body');
  }
}
