import { GEO_ERROR_TYPE, geoFaultOf } from '../../../../core/texts/geoErrors.ts';
import type { Located } from '../../../domain/location/borders.ts';
import { boundaryReason } from '../../../domain/location/boundaryReason.ts';
import { checkRuleOf, isNews, MAXIMUM_POSITION_SECONDS, passTimes } from '../../../domain/location/checkRules.ts';
import { accuracyOf, LEAST_ACCURACY_METRES } from '../../../domain/location/position.ts';
import { decide } from '../../../domain/location/verdict.ts';
import type { FailedLocationCheck } from '../../../domain/saferPlay/playerFaults.ts';
import {
  countLocationChecks,
  inLocationCheck,
  type LocationPass,
  logLocationCheck,
  readYoungestPosition,
  storeLocationCheck,
  storeUnprovedCheck,
} from '../../../store/players/index.ts';
import type { ReadPacket } from '../../location/locationService.ts';
import { regionAt } from '../../location/regionBorders.ts';
import type { GraphqlContext } from '../context.ts';
import type { GeoError, GeoPacketAuthorization, GeoPlace } from '../generated/resolvers.ts';
import { urlsOf } from '../session/regionGuard.ts';
import { requirePlayer } from '../viewer.ts';
import { readGeoPacket } from './whereabouts.ts';

/** Checks of one player within a minute: more than any app makes, which rechecks five times with growing pauses. */
const CHECKS_PER_MINUTE = 30;
const MINUTE_MS = 60_000;

/** The result of a check, as far as it is told. */
export type FoundPlace = Omit<Located, 'possible'>;

/** @param place where the check found the player, which says why a place is refused; null: nowhere. */
export function geoErrors(codes: readonly string[], place: FoundPlace | null = null): GeoError[] {
  return codes.map((code) => {
    const { priority, message } = geoFaultOf(code);
    const reason = code === 'OUT_OF_BOUNDARY' && place !== null ? `${boundaryReason(place)} ${message}.` : message;
    return { code, type: GEO_ERROR_TYPE, priority, message: reason };
  });
}

type Query = Parameters<typeof countLocationChecks>[0];

export async function attemptsLeftOf({ deps }: GraphqlContext, playerId: string, db: Query = deps.db): Promise<number> {
  const after = new Date(deps.clock.now().getTime() - MINUTE_MS);
  return Math.max(0, CHECKS_PER_MINUTE - (await countLocationChecks(db, playerId, after)));
}

const DECISIONS = { region: 'REGION', undecided: 'UNDECIDED', outside: 'OUTSIDE' } as const;

export function placeOf(located: FoundPlace, at: Date): GeoPlace {
  const named = (region: Located['region']) => (region === null ? null : { isoCode: region.code, name: region.name });
  return {
    decision: DECISIONS[located.decision],
    region: named(located.region),
    neighbour: named(located.neighbour),
    distanceMetres: Math.round(located.distanceMetres),
    doubtMetres: Math.round(located.doubtMetres),
    checkedAt: at.toISOString(),
  };
}

/** A position that is too vague to tell regions apart decides nothing, however far the border is. */
function locate({ position }: ReadPacket): Located {
  const accuracy = accuracyOf(position);
  const located = regionAt(position, accuracy);
  return accuracy <= LEAST_ACCURACY_METRES ? located : { ...located, decision: 'undecided', possible: [located.region, null] };
}

/** What player_may sees of a check without a pass: where it was elsewhere, that is proved as long as the packet lasts. */
function failureOf(codes: readonly string[], { decision, region }: Located): FailedLocationCheck {
  const isElsewhere = codes.length === 1 && codes[0] === 'OUT_OF_BOUNDARY' && decision === 'region' && region !== null;
  return isElsewhere ? 'EXCLUSION_BOUNDARY' : 'FAILED';
}

/** Null: the packet was used before, is stale, or says where the player was before the last check (docs/adr/0121). */
async function judge(packet: ReadPacket, context: GraphqlContext, db: Query) {
  const { playerId, sessionId } = requirePlayer(context);
  const now = context.deps.clock.now();
  const stale = new Date(now.getTime() - MAXIMUM_POSITION_SECONDS * 1_000);
  // A position that is younger than this one was judged after both were taken.
  if (packet.takenAt < stale || !isNews(packet.takenAt, await readYoungestPosition(db, playerId, stale))) return null;
  const located = locate(packet);
  const { codes, region, isCasinoOpen } = decide({ located, findings: packet.findings, addressRegion: context.addressRegion });
  const check = {
    playerId,
    sessionId,
    at: now,
    nonce: packet.nonce,
    codes,
    located,
    takenAt: packet.takenAt,
    address: context.address,
  };
  if (!(await logLocationCheck(db, check))) return null;
  if (codes.length > 0 || region === null) {
    await storeLocationCheck(db, playerId, { outcome: failureOf(codes, located), expiresAt: packet.expiresAt }, now);
    return { codes, located, region, now, pass: null };
  }
  const times = passTimes(checkRuleOf(region.code), located.distanceMetres, packet.expiresAt, now);
  const pass: LocationPass = { ...times, regionCode: region.code, address: context.address };
  const casino = isCasinoOpen ? null : ({ outcome: 'CASINO_CLOSED', expiresAt: times.expiresAt } as const);
  await storeLocationCheck(db, playerId, casino, now, pass);
  return { codes, located, region, now, pass };
}

/** Logs what is no packet of the player's, or was used before. */
async function logInvalid(context: GraphqlContext, db: Query): Promise<void> {
  const { playerId, sessionId } = requirePlayer(context);
  const [at, codes] = [context.deps.clock.now(), ['GEO_PACKET_INVALID']];
  await logLocationCheck(db, {
    playerId,
    sessionId,
    at,
    nonce: null,
    codes,
    located: null,
    takenAt: null,
    address: context.address,
  });
  await storeUnprovedCheck(db, playerId, 'FAILED', at);
}

/** A location check: reads the packet, decides, and gives or ends the player's pass. */
export async function authorizePacket(geoPacket: string, context: GraphqlContext): Promise<GeoPacketAuthorization> {
  const { playerId } = requirePlayer(context);
  const { db } = context.deps;
  const refused = (code: string, attemptsLeft: number): GeoPacketAuthorization => ({
    expiresAt: null,
    refreshAt: null,
    place: null,
    sportsbook: null,
    errors: geoErrors([code]),
    attemptsLeft,
  });
  // Before the location service is asked, which may take its time; what counts is asked again below.
  const before = await attemptsLeftOf(context, playerId);
  if (before === 0) return refused('RATE_LIMITED', 0);
  const packet = await readGeoPacket(geoPacket, context);
  if (!packet.ok && packet.error === 'UNAVAILABLE') return refused('SERVER_ERROR', before);
  return inLocationCheck(db, playerId, async (check) => {
    const attemptsLeft = (await attemptsLeftOf(context, playerId, check)) - 1;
    if (attemptsLeft < 0) return refused('RATE_LIMITED', 0);
    const judged = packet.ok ? await judge(packet.value, context, check) : null;
    if (judged === null) {
      await logInvalid(context, check);
      return refused('GEO_PACKET_INVALID', attemptsLeft);
    }
    const { codes, located, region, now, pass } = judged;
    const urls = region?.operating ? urlsOf(context.origin, region.code) : null;
    return {
      errors: geoErrors(codes, located),
      expiresAt: pass?.expiresAt.toISOString() ?? null,
      refreshAt: pass?.refreshAt.toISOString() ?? null,
      place: placeOf(located, now),
      attemptsLeft,
      sportsbook: urls && { url: urls.sportsbookUrl, websocketUrl: urls.websocketUrl },
    };
  });
}
