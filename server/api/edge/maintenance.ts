import type { FastifyInstance } from 'fastify';
import { type MaintenanceNotice, maintenanceHeaders } from '../../../core/wire/maintenance.ts';
import { isAppTraffic, pathOf } from './appTraffic.ts';
import { refuse } from './refuse.ts';

/**
 * During maintenance every call of the app is answered 503 with the headers, before its body is read. Pages are served with the headers, so
 * that the app can show its screen; files and the sandbox do not change. `/healthz` stays good and says it by the headers: a page whose websocket
 * was closed asks it first. Afterwards answers to calls say that it is over.
 */
export function registerMaintenance(app: FastifyInstance, notice: () => MaintenanceNotice): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = pathOf(request.url);
    const current = notice();
    if (path === '/healthz' && current.enabled) reply.headers(maintenanceHeaders(current));
    if (!isAppTraffic(path)) return done();
    reply.headers(maintenanceHeaders(current));
    if (!current.enabled) return done();
    refuse(request, reply, {
      status: 503,
      code: 'MAINTENANCE',
      message: current.title ?? 'The service is undergoing maintenance',
    });
  });
}
