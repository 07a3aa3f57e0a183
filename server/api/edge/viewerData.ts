import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_DEVICE, type ViewerDevice } from '../../../core/wire/analyticsEvents.ts';
import { VIEWER_DATA_PATH } from '../../../core/wire/apiPaths.ts';
import { designatedMarketArea } from '../../domain/location/designatedMarketAreas.ts';
import { isMobile } from '../gateway/mobileRedirect.ts';
import { visitorOf } from '../location/visitors.ts';
import type { Services } from '../services.ts';

const TABLET = /iPad|Tablet|Android(?!.*Mobile)/i;

/** Reads the browser's client hint and user agent. */
export function deviceOf(headers: IncomingHttpHeaders): ViewerDevice {
  if (headers['sec-ch-ua-mobile'] !== '?1' && TABLET.test(headers['user-agent'] ?? '')) return 'TABLET';
  return isMobile(headers) ? 'MOBILE' : DEFAULT_DEVICE;
}

/** `GET /api/viewer_data` (the specification gives no path): `{ dma, device }`, with which analytics describe a viewer. */
export function registerViewerData(app: FastifyInstance, { placeOfVisitor }: Pick<Services, 'placeOfVisitor'>): void {
  app.get(VIEWER_DATA_PATH, async (request, reply) => {
    const { regionCode, city } = await placeOfVisitor({ ...visitorOf(request), playerId: null });
    return reply
      .header('cache-control', 'no-store')
      .send({ dma: designatedMarketArea(regionCode, city), device: deviceOf(request.headers) });
  });
}
