import { err, type Result } from '../../../../core/result.ts';
import { accuracyOf, decidesRegion, type Position, readPosition } from '../../../domain/location/position.ts';
import { regionOf, type VisitorRegion } from '../../../domain/location/regions.ts';
import { endPassOfOtherAddress, type Visitor } from '../../../store/players/index.ts';
import type { ReadPacket } from '../../location/locationService.ts';
import { regionAt } from '../../location/regionBorders.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError } from '../errors.ts';
import type { LatLongParams } from '../generated/resolvers.ts';

/** What a client says about its location; all of it optional. */
export interface LocationArguments {
  readonly geoPacket?: string | null;
  readonly latLongParams?: LatLongParams | null;
}

export interface Whereabouts {
  /** The place of the IP address. */
  readonly visitor: Visitor;
  readonly region: VisitorRegion;
  readonly country: string;
}

/** No packet is longer, and none is checked that is. */
const MAXIMUM_PACKET_LENGTH = 4096;

/** A packet of the player who asks; INVALID for anybody else. */
export async function readGeoPacket(
  packet: string,
  { viewer, services, client }: GraphqlContext,
): Promise<Result<ReadPacket, 'UNAVAILABLE' | 'INVALID'>> {
  if (viewer.kind !== 'player' || packet.length > MAXIMUM_PACKET_LENGTH) return err('INVALID');
  const { playerId, sessionId } = viewer;
  return services.location.readPacket(packet, { playerId, sessionId, installId: client.installId });
}

async function positionIn(packet: string, context: GraphqlContext): Promise<Position> {
  const read = await readGeoPacket(packet, context);
  // Where the location service does not answer, the packet says nothing either.
  if (!read.ok) throw apiError('GEO_PACKET_INVALID', 'This is no geo packet that is good for you now');
  return read.value.position;
}

function positionOf(given: LatLongParams): Position {
  const position = readPosition(given);
  if (!position.ok) throw apiError('LAT_LONG_INVALID', 'These are no coordinates');
  return position.value;
}

/**
 * Where the caller is: by the geo packet, else by the device's coordinates, else by the IP address. Coordinates are only the device's word:
 * they decide what is shown, and no bet (store/bets/placeBets.ts).
 */
export async function whereaboutsOf(
  { geoPacket, latLongParams }: LocationArguments,
  context: GraphqlContext,
): Promise<Whereabouts> {
  const { viewer, deps } = context;
  // The page asks every ten seconds, so that a game that is open notices another address, too.
  if (viewer.kind === 'player') await endPassOfOtherAddress(deps.db, viewer.playerId, context.address, deps.clock.now());
  const visitor = await context.visitor();
  const claimed = latLongParams ? positionOf(latLongParams) : null;
  const position = geoPacket ? await positionIn(geoPacket, context) : claimed;
  if (position === null || !decidesRegion(position)) return { visitor, region: regionOf(visitor), country: visitor.countryCode };
  const region = regionOfPosition(position) ?? regionOf({ countryCode: visitor.countryCode, regionCode: null });
  return { visitor, region, country: region.code.slice(0, 2) };
}

/** The region at a position, near a border the likelier one; null outside all of them. */
export function regionOfPosition(position: Position): VisitorRegion | null {
  const { region } = regionAt(position, accuracyOf(position));
  if (region === null) return null;
  return { ...regionOf({ countryCode: region.code.slice(0, 2), regionCode: region.code }), name: region.name };
}
