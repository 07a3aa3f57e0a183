import type { FailedLocationCheck } from '../../../domain/responsibleGaming/playerFaults.ts';
import { setLocationCheck, setUnprovedCheck } from '../../../store/players/locations.ts';
import type { GraphqlContext } from '../context.ts';
import type { GeoPacketAuthorization, Resolvers } from '../generated/resolvers.ts';
import { requirePlayer } from '../viewer.ts';
import { readGeoPacket, regionOfPosition } from './whereabouts.ts';

/** Before a packet expires: long enough for another check. */
const REFRESH_BEFORE_MS = 60_000;

/** The specification's texts of the default location error and of the modal. */
const INVALID = {
  code: 'GEO_PACKET_INVALID',
  message: 'We need to verify your location before you proceed. Please Check Location.',
};
const OUTSIDE = {
  code: 'OUT_OF_BOUNDARY',
  message: 'You can still browse markets and deposit funds, but you must be physically located in an operating area to wager',
};

async function authorize(geoPacket: string, context: GraphqlContext): Promise<GeoPacketAuthorization> {
  const { playerId } = requirePlayer(context);
  const refused = (error: typeof INVALID): GeoPacketAuthorization => ({ errors: [error], expiresAt: null, refreshAt: null });
  const packet = await readGeoPacket(geoPacket, context);
  if (!packet.ok) {
    await setUnprovedCheck(context.deps.db, playerId, 'FAILED', context.deps.clock.now());
    return refused(INVALID);
  }
  const { position, expiresAt } = packet.value;
  // The outcome decides about bets and games (store/functions/player_may.sql), until the next check.
  const checked = (outcome: FailedLocationCheck | null): Promise<void> =>
    setLocationCheck(context.deps.db, playerId, outcome === null ? null : { outcome, expiresAt });
  const region = regionOfPosition(position);
  if (region === null) await checked('FAILED');
  else if (!region.operating) await checked('EXCLUSION_BOUNDARY');
  else await checked(region.casino ? null : 'CASINO_CLOSED');
  if (region === null || !region.operating) return refused(OUTSIDE);
  const now = context.deps.clock.now().getTime();
  const refreshAt = new Date(Math.max(now, expiresAt.getTime() - REFRESH_BEFORE_MS));
  return { errors: [], expiresAt: expiresAt.toISOString(), refreshAt: refreshAt.toISOString() };
}

export const locationResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    geoComplyAuthorizeGeoPacket: (_root, { geoPacket }, context) => authorize(geoPacket, context),
  },
};
