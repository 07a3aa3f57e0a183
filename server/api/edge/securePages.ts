import type { FastifyInstance } from 'fastify';
import { isLocalName } from '../../../core/wire/localName.ts';
import { isApiPath, pathOf } from './appTraffic.ts';

/**
 * Sends a page that was requested in clear to its address by https. Only where a trusted proxy says so: what comes to the server itself is plain, and
 * a call of the API has sent its token already.
 */
export function registerSecurePages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, protocol, hostname, host, url, ips = [] } = request;
    const isPage = (method === 'GET' || method === 'HEAD') && !isApiPath(pathOf(url));
    if (protocol !== 'http' || ips.length < 2 || !isPage || isLocalName(hostname)) return done();
    reply.redirect(`https://${host}${url}`, 308);
  });
}
