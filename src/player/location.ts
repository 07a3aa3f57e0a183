import { mutation, playerQuery } from '../platform/data/declare.ts';
import { GEO_PACKET_TEXT } from '../platform/location/geoPacketText.ts';
import type { PlatformServices } from '../platform/services.ts';
import {
  GeoComplyAuthorizeGeoPacketDocument,
  GeoComplyForceRefetchLicenseDocument,
  GeoComplyGetApiTokenDocument,
  PlayerLocationDocument,
} from './location.generated.ts';

/** What the server knows; asked anew each time. */
export const playerLocation = playerQuery({ document: PlayerLocationDocument, map: (data) => data.playerLocation });

export const getApiToken = mutation({ document: GeoComplyGetApiTokenDocument, map: (data) => data.geoComplyGetApiToken });

export const refetchLicense = mutation({
  document: GeoComplyForceRefetchLicenseDocument,
  map: (data) => data.geoComplyForceRefetchLicense.licenseKey,
});

const authorizeGeoPacket = mutation({
  document: GeoComplyAuthorizeGeoPacketDocument,
  map: (data) => data.geoComplyAuthorizeGeoPacket,
});

type Tab = Pick<PlatformServices, 'data' | 'persistInTab'>;

/** Has the geo packet of a location check authorized for the player. Their requests carry it from then on, over a reload of this tab. */
export async function authorizePacket({ data, persistInTab }: Tab, geoPacket: string) {
  const answer = await data.mutate(authorizeGeoPacket, { geoPacket });
  // A position outside of the operating area is a position, too: the region follows it.
  if (answer.ok && answer.value.errors.every(({ code }) => code !== 'GEO_PACKET_INVALID'))
    persistInTab(GEO_PACKET_TEXT).write(geoPacket);
  return answer;
}

/** The same for a packet that was made elsewhere. Resolves with the codes of what speaks against it. */
export async function receiveGeoPacket(tab: Tab, geoPacket: string): Promise<readonly string[]> {
  const answer = await authorizePacket(tab, geoPacket);
  if (answer.ok) return answer.value.errors.map(({ code }) => code);
  return answer.error.kind === 'refused' ? answer.error.codes : [answer.error.kind];
}
