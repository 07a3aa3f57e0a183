import type { FastifyInstance } from 'fastify';
import { MAINTENANCE_ENABLED_HEADER, MAINTENANCE_HEADER_PREFIX } from '../../../core/headers.ts';
import type { MaintenanceNotice } from '../../../core/messages.ts';
import { isAppTraffic, pathOf } from './appTraffic.ts';
import { refuse } from './refuse.ts';

export const NO_MAINTENANCE: MaintenanceNotice = {
  enabled: false,
  title: null,
  message: null,
  imageUrl: null,
  ctaLabel: null,
  ctaLink: null,
  refreshIntervalSeconds: null,
};

/** The headers that core/messages.ts reads: values percent-encoded, because header values are bytes; what is not set is left out. */
export function maintenanceHeaders(notice: MaintenanceNotice): Record<string, string> {
  if (!notice.enabled) return { [MAINTENANCE_ENABLED_HEADER]: 'false' };
  const values = {
    title: notice.title,
    message: notice.message,
    'image-url': notice.imageUrl,
    'cta-label': notice.ctaLabel,
    'cta-link': notice.ctaLink,
    'refresh-interval-seconds': notice.refreshIntervalSeconds,
  };
  const headers: Record<string, string> = { [MAINTENANCE_ENABLED_HEADER]: 'true' };
  for (const [name, value] of Object.entries(values))
    if (value !== null) headers[MAINTENANCE_HEADER_PREFIX + name] = encodeURIComponent(value);
  return headers;
}

/**
 * While maintenance lasts every call of the app is answered 503 with the headers, before anything of it is read. Pages keep coming, so
 * that the app can show its screen, but say so too; files, probes and the sandbox are as ever. Afterwards calls say that it is over.
 */
export function registerMaintenance(app: FastifyInstance, notice: () => MaintenanceNotice): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isAppTraffic(pathOf(request.url))) return;
    const current = notice();
    reply.headers(maintenanceHeaders(current));
    if (current.enabled) {
      return refuse(request, reply, {
        status: 503,
        code: 'MAINTENANCE',
        message: current.title ?? 'The service is undergoing maintenance',
      });
    }
  });
}
