import { createHmac, randomUUID } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import { MAXIMUM_POSITION_SECONDS } from '../../domain/location/checkRules.ts';
import { type Position, readPosition } from '../../domain/location/position.ts';
import { signingKey } from '../../store/identity/index.ts';
import type { CheckOwner, LicenseType, LocationService, ReadPacket, Reported } from './locationService.ts';

const ALGORITHM = 'HS256';
const PACKET = 'geo-packet';
const LICENSE = 'geo-license';
const LICENSE_SECONDS = 3_600;
/** A packet by a licence lasts so long; it is a pass of at most a check's interval (domain/location/checkRules.ts). */
const PACKET_SECONDS = 1_200;
/** Clocks of servers may differ by so much. */
const CLOCK_SECONDS = 30;
const MAXIMUM_FINDINGS = 20;

const findings = z.array(z.string().regex(/^[A-Za-z0-9_]{1,60}$/)).max(MAXIMUM_FINDINGS);
const owned = {
  jti: z.string().min(1),
  iat: z.number(),
  exp: z.number(),
  sid: z.string().nullable().default(null),
  iid: z.string().nullable().default(null),
};
const packetClaims = z.object({
  ...owned,
  lat: z.number(),
  lon: z.number(),
  acc: z.number().nullable(),
  /** When the position was taken: milliseconds since 1970. */
  taken: z.number(),
  bad: findings.default([]),
});
const licenseClaims = z.object({
  ...owned,
  sub: z.string(),
  type: z.enum(['Regular', 'NoDownloadBrowser']),
  at: z.object({ latitude: z.number(), longitude: z.number(), accuracy: z.number().nullable() }).nullable(),
});

/** The service of a sandbox, in this process: it believes the device, which a vendor's software does not. */
export interface ReferenceService extends LocationService {
  /** What the software on a device makes by a licence key. @param reported null: the position that the licence was configured with. */
  makePacket(licenseKey: string, reported: Reported | null): Promise<Result<string, 'UNAVAILABLE' | 'INVALID'>>;
  /** A packet without a licence, for any log-in and device of the player: what the sandbox's control makes. */
  sign(playerId: string, position: Position, lifetimeSeconds: number, more?: Partial<Omit<Reported, 'position'>>): Promise<string>;
  /** Whether it answers: an operator's outage on demand. */
  setAvailable(isAvailable: boolean): void;
}

/** Outside of a sandbox it does not answer: nobody is believed there. */
export async function createReferenceService({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<ReferenceService> {
  const key = createHmac('sha256', await signingKey(db.query, config.databaseKeys))
    .update('geo packets')
    .digest();
  /** Replaced licences of this process. A key that is replaced elsewhere ends with its hour. */
  const replaced = new Set<string>();
  let isAvailable: boolean = config.sandbox;

  const nowSeconds = (): number => Math.floor(clock.now().getTime() / 1000);

  const takenMs = (ageSeconds: number): number => clock.now().getTime() - ageSeconds * 1000;

  function signed(audience: string, subject: string, claims: JWTPayload, lifetimeSeconds: number): Promise<string> {
    const issued = nowSeconds();
    return new SignJWT({ jti: randomUUID(), ...claims })
      .setProtectedHeader({ alg: ALGORITHM })
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(issued)
      .setExpirationTime(issued + lifetimeSeconds)
      .sign(key);
  }

  async function verified<Claims extends { readonly iat: number }>(
    text: string,
    audience: string,
    shape: z.ZodType<Claims>,
    subject?: string,
  ): Promise<Result<Claims, 'INVALID'>> {
    try {
      const options = { algorithms: [ALGORITHM], audience, requiredClaims: ['exp', 'iat', 'jti'], currentDate: clock.now() };
      const { payload } = await jwtVerify(text, key, subject === undefined ? options : { ...options, subject });
      const claims = shape.parse(payload);
      return claims.iat > nowSeconds() + CLOCK_SECONDS ? err('INVALID') : ok(claims);
    } catch {
      return err('INVALID');
    }
  }

  /** A packet or licence that names no log-in or device is good for all of the player's. */
  const isOf = ({ sid, iid }: { readonly sid: string | null; readonly iid: string | null }, owner: CheckOwner): boolean =>
    (sid === null || sid === owner.sessionId) && (iid === null || iid === owner.installId);

  const packetOf = (
    subject: string,
    { position, ageSeconds, findings: bad }: Reported,
    claims: JWTPayload,
    lifetimeSeconds: number,
  ) =>
    signed(
      PACKET,
      subject,
      { ...claims, lat: position.latitude, lon: position.longitude, acc: position.accuracy, taken: takenMs(ageSeconds), bad },
      lifetimeSeconds,
    );

  function license(
    { playerId, sessionId, installId }: CheckOwner,
    type: LicenseType,
    configured: Position | null,
  ): Promise<string> {
    return signed(LICENSE, playerId, { sid: sessionId, iid: installId, type, at: configured }, LICENSE_SECONDS);
  }

  return {
    setAvailable: (now) => {
      isAvailable = now;
    },
    async issueLicense(owner, type, configured) {
      return isAvailable ? ok(await license(owner, type, configured)) : err('UNAVAILABLE');
    },
    async replaceLicense(licenseKey, owner, type) {
      if (!isAvailable) return err('UNAVAILABLE');
      const before = await verified(licenseKey, LICENSE, licenseClaims, owner.playerId);
      if (!before.ok || !isOf(before.value, owner) || replaced.has(before.value.jti)) return err('INVALID');
      replaced.add(before.value.jti);
      return ok(await license(owner, type, before.value.at));
    },
    async makePacket(licenseKey, reported) {
      if (!isAvailable) return err('UNAVAILABLE');
      const of = await verified(licenseKey, LICENSE, licenseClaims);
      if (!of.ok || replaced.has(of.value.jti)) return err('INVALID');
      const { sub, sid, iid, at } = of.value;
      const located = reported ?? (at === null ? null : { position: at, ageSeconds: 0, findings: [] });
      if (located === null) return err('INVALID');
      return ok(await packetOf(sub, located, { sid, iid }, PACKET_SECONDS));
    },
    sign: (playerId, position, lifetimeSeconds, { ageSeconds = 0, findings: bad = [] } = {}) =>
      packetOf(playerId, { position, ageSeconds, findings: bad }, {}, lifetimeSeconds),
    async readPacket(packet, owner): Promise<Result<ReadPacket, 'UNAVAILABLE' | 'INVALID'>> {
      if (!isAvailable) return err('UNAVAILABLE');
      const read = await verified(packet, PACKET, packetClaims, owner.playerId);
      if (!read.ok || !isOf(read.value, owner)) return err('INVALID');
      const { jti, iat, exp, lat: latitude, lon: longitude, acc: accuracy, taken, bad } = read.value;
      const position = readPosition({ latitude, longitude, accuracy });
      if (!position.ok || taken < (iat - MAXIMUM_POSITION_SECONDS) * 1000) return err('INVALID');
      return ok({ position: position.value, takenAt: new Date(taken), findings: bad, nonce: jti, expiresAt: new Date(exp * 1000) });
    },
  };
}
