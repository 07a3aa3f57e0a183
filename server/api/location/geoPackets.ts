import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import { type Position, readPosition } from '../../domain/location/position.ts';
import { signingKey } from '../../store/identity/signingKey.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'geo-packet';

const claims = z.object({ lat: z.number(), lon: z.number(), acc: z.number().nullable() });

export interface ReadPacket {
  readonly position: Position;
  readonly expiresAt: Date;
}

export interface GeoPackets {
  sign(playerId: string, position: Position, lifetimeSeconds: number): Promise<string>;
  /** What a packet of this player says; INVALID also for one that is forged, expired or another player's. */
  read(packet: string, playerId: string): Promise<Result<ReadPacket, 'INVALID'>>;
}

/** Geo packets: a player's position as the location check found it, signed so that no device can claim another one. */
export async function createGeoPackets({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<GeoPackets> {
  const key = createHmac('sha256', await signingKey(db.query))
    .update('geo packets')
    .digest();
  return {
    sign(playerId, { latitude, longitude, accuracy }, lifetimeSeconds) {
      const issued = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ lat: latitude, lon: longitude, acc: accuracy })
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(AUDIENCE)
        .setSubject(playerId)
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetimeSeconds)
        .sign(key);
    },
    async read(packet, playerId) {
      try {
        const options = { algorithms: [ALGORITHM], audience: AUDIENCE, subject: playerId, requiredClaims: ['exp'] };
        const { payload } = await jwtVerify(packet, key, { ...options, currentDate: clock.now() });
        const { lat: latitude, lon: longitude, acc: accuracy } = claims.parse(payload);
        const position = readPosition({ latitude, longitude, accuracy });
        return position.ok ? ok({ position: position.value, expiresAt: new Date((payload.exp ?? 0) * 1000) }) : position;
      } catch {
        return err('INVALID');
      }
    },
  };
}
