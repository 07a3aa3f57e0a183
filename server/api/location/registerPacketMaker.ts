import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LOCATION_SERVICE_PATH } from '../../../core/wire/apiPaths.ts';
import { readPosition } from '../../domain/location/position.ts';
import type { PacketMaker } from './locationService.ts';

const body = z.strictObject({
  licenseKey: z.string().min(1).max(4096),
  /** Without a position the licence's configured one counts. */
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  accuracy: z.number().min(0).optional(),
  /** Seconds since the browser found the position. */
  ageSeconds: z.number().min(0).max(86_400).default(0),
});

/**
 * `POST /i/location-packets`: what a vendor's software does on the device. The reference service, in a sandbox alone, believes the browser; of a
 * vendor's adapter it is asked what a browser's position and address are worth.
 */
export function registerPacketMaker(app: FastifyInstance, service: PacketMaker): void {
  app.post(LOCATION_SERVICE_PATH, async (request, reply) => {
    const parsed = body.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send({ error: 'INVALID' });
    const { licenseKey, latitude, longitude, accuracy = null, ageSeconds } = parsed.data;
    const position = latitude === undefined || longitude === undefined ? null : readPosition({ latitude, longitude, accuracy });
    const reported = position?.ok ? { position: position.value, ageSeconds, findings: [] } : null;
    const packet = await service.makePacket(licenseKey, reported, request.ip);
    if (packet.ok) return reply.code(201).header('cache-control', 'no-store').send({ geoPacket: packet.value });
    return reply.code(packet.error === 'UNAVAILABLE' ? 503 : 403).send({ error: packet.error });
  });
}
