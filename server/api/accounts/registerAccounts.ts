import type { FastifyInstance } from 'fastify';
import { depsFor } from '../../deps.ts';
import { boundPatience } from '../edge/patience.ts';
import type { AccountServices } from './accountServices.ts';
import { registerAcknowledgementRoutes } from './acknowledgementRoutes.ts';
import { registerAddressRoutes } from './addressRoutes.ts';
import { registerClosureRoutes } from './closureRoutes.ts';
import { registerDocumentRoutes } from './documentRoutes.ts';
import { registerHistoryRoutes } from './historyRoutes.ts';
import { registerLimitRoutes } from './limitRoutes.ts';
import { registerPasswordRoutes } from './passwordRoutes.ts';
import { registerPreferenceRoutes } from './preferenceRoutes.ts';
import { registerRestrictionRoutes } from './restrictionRoutes.ts';
import { registerSignUp } from './signUpRoute.ts';
import { registerStopRoutes } from './stopRoutes.ts';

/** The REST calls about accounts: sign-up, passwords and preferences. Answers are never cached, bodies never logged. */
export function registerAccounts(app: FastifyInstance, services: AccountServices): void {
  app.register(async (scope) => {
    boundPatience(scope);
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    registerPasswordRoutes(scope, services);
    registerPreferenceRoutes(scope, services);
    registerRestrictionRoutes(scope, services);
    registerLimitRoutes(scope, { ...services, deps: depsFor(services.deps, 'money') });
    registerStopRoutes(scope, services);
    registerHistoryRoutes(scope, { ...services, deps: depsFor(services.deps, 'reading') });
    registerAddressRoutes(scope, services);
    registerDocumentRoutes(scope, services);
    registerClosureRoutes(scope, services);
    registerAcknowledgementRoutes(scope, services);
    registerSignUp(scope, services);
    // Before the database closes: mails that were promised are on their way.
    scope.addHook('onClose', () => services.settled());
  });
}
