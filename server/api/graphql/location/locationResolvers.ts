import { type Position, readPosition } from '../../../domain/location/position.ts';
import { defaultPosition } from '../../../domain/location/regionDefaults.ts';
import { regionOf } from '../../../domain/location/regions.ts';
import { locationFaults } from '../../../domain/saferPlay/playerFaults.ts';
import {
  endPassOfOtherAddress,
  type FoundCheck,
  readBettingPlace,
  readLastCheck,
  readLocationCheck,
  readPass,
} from '../../../store/players/index.ts';
import type { CheckOwner } from '../../location/locationService.ts';
import { regionName } from '../../location/regionBorders.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError } from '../errors.ts';
import type { GeolocationParams, PlayerLocation, Resolvers } from '../generated/resolvers.ts';
import { requirePlayer } from '../viewer.ts';
import { attemptsLeftOf, authorizePacket, type FoundPlace, geoErrors, placeOf } from './authorizePacket.ts';

function ownerOf(context: GraphqlContext): CheckOwner {
  const { playerId, sessionId } = requirePlayer(context);
  return { playerId, sessionId, installId: context.client.installId };
}

/** Only a sandbox takes a region's configured coordinates for the position of a check; a device's own are no more than its word. */
function configuredPosition(given: GeolocationParams | null | undefined, isSandbox: boolean): Position | null {
  if (!given) return null;
  const { regionCode, latitude, longitude, accuracy } = given;
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    const position = readPosition({ latitude, longitude, accuracy });
    if (position.ok) return position.value;
  } else {
    const position = regionCode ? defaultPosition(regionCode) : null;
    if (position !== null && isSandbox) return position;
    if (!regionCode && latitude == null && longitude == null) return null;
  }
  throw apiError('LAT_LONG_INVALID', 'These are no coordinates');
}

function placeOfCheck({ decision, regionCode, neighbourCode, distanceMetres, doubtMetres }: FoundCheck): FoundPlace | null {
  if (decision === null || distanceMetres === null || doubtMetres === null) return null;
  const named = (code: string | null) => (code === null ? null : { code, name: regionName(code) });
  return { decision, region: named(regionCode), neighbour: named(neighbourCode), distanceMetres, doubtMetres };
}

async function playerLocation(context: GraphqlContext): Promise<PlayerLocation> {
  const { playerId } = requirePlayer(context);
  const { db, clock } = context.deps;
  const now = clock.now();
  // The page asks after it has seen another address of its own, and must hear of no pass that the next bet would end.
  await endPassOfOtherAddress(db, playerId, context.address, now);
  const [place, check, pass, last, attemptsLeft] = await Promise.all([
    readBettingPlace(db, playerId),
    readLocationCheck(db, playerId, now),
    readPass(db, playerId),
    readLastCheck(db, playerId),
    attemptsLeftOf(context, playerId),
  ]);
  const found = last && placeOfCheck(last);
  return {
    authorized: locationFaults('SPORTS_BET', regionOf(place).operating, check, now).size === 0,
    expiresAt: pass?.expiresAt.toISOString() ?? null,
    refreshAt: pass?.refreshAt.toISOString() ?? null,
    place: last && found && placeOf(found, last.at),
    errors: geoErrors(last?.codes ?? [], found),
    attemptsLeft,
  };
}

export const locationResolvers = {
  Query: { playerLocation: (_root, _args, context) => playerLocation(context) },
  Mutation: {
    async geoComplyGetApiToken(_root, { geolocationParams, licenseType }, context) {
      const owner = ownerOf(context);
      const position = configuredPosition(geolocationParams, context.deps.config.sandbox);
      const license = await context.services.location.issueLicense(owner, licenseType, position);
      return license.ok ? { licenseKey: license.value, errors: [] } : { licenseKey: null, errors: geoErrors(['SERVER_ERROR']) };
    },
    async geoComplyForceRefetchLicense(_root, { currentLicenseKey, licenseType }, context) {
      const license = await context.services.location.replaceLicense(currentLicenseKey, ownerOf(context), licenseType);
      return { licenseKey: license.ok ? license.value : null };
    },
    geoComplyAuthorizeGeoPacket: (_root, { geoPacket }, context) => authorizePacket(geoPacket, context),
  },
} satisfies Resolvers<GraphqlContext>;
