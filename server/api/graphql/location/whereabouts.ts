import { err, type Result } from '../../../../core/result.ts';
import { decidesRegion, type Position, readPosition } from '../../../domain/location/position.ts';
import { regionOf, type VisitorRegion } from '../../../domain/location/regions.ts';
import { readVisitor, type Visitor } from '../../../store/players/locations.ts';
import type { ReadPacket } from '../../location/geoPackets.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError } from '../errors.ts';
import type { LatLongParams } from '../generated/resolvers.ts';
import { regionAt } from './regionBorders.ts';

/** What a client says about its location; all of it optional. */
export interface LocationArguments {
  readonly geoPacket?: string | null;
  readonly latLongParams?: LatLongParams | null;
}

export interface Whereabouts {
  /** By the IP address. */
  readonly visitor: Visitor;
  readonly region: VisitorRegion;
  readonly country: string;
}

/** No packet is longer, and none is checked that is. */
const MAXIMUM_PACKET_LENGTH = 4096;

/** A packet of the player who asks; INVALID for anybody else. */
export async function readGeoPacket(packet: string, { viewer, services }: GraphqlContext): Promise<Result<ReadPacket, 'INVALID'>> {
  if (viewer.kind !== 'player' || packet.length > MAXIMUM_PACKET_LENGTH) return err('INVALID');
  return services.geoPackets.read(packet, viewer.playerId);
}

async function positionIn(packet: string, context: GraphqlContext): Promise<Position> {
  const read = await readGeoPacket(packet, context);
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
  const visitor = await readVisitor(deps.db, viewer.kind === 'player' ? viewer.playerId : null);
  const claimed = latLongParams ? positionOf(latLongParams) : null;
  const position = geoPacket ? await positionIn(geoPacket, context) : claimed;
  if (position === null || !decidesRegion(position)) return { visitor, region: regionOf(visitor), country: visitor.countryCode };
  const region = regionOfPosition(position) ?? regionOf({ countryCode: visitor.countryCode, regionCode: null });
  return { visitor, region, country: region.code.slice(0, 2) };
}

/** The region at a position; null outside all of them. */
export function regionOfPosition(position: Position): VisitorRegion | null {
  const found = regionAt(position);
  if (found === null) return null;
  return { ...regionOf({ countryCode: found.code.slice(0, 2), regionCode: found.code }), name: found.name };
}
