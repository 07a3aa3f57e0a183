import { mutation } from '../platform/data/declare.ts';
import { GEO_PACKET_TEXT } from '../platform/location/geoPacketText.ts';
import type { PlatformServices } from '../platform/services.ts';
import { GeoComplyAuthorizeGeoPacketDocument } from './location.generated.ts';

const authorizeGeoPacket = mutation({
  document: GeoComplyAuthorizeGeoPacketDocument,
  map: ({ geoComplyAuthorizeGeoPacket: { errors } }) => errors.map(({ code }) => code as string),
});

/**
 * Has the geo packet of a location check authorized for the player. Their requests carry it from then on, over a reload of this tab,
 * until the log-out. Resolves with the codes of what speaks against it.
 */
export async function receiveGeoPacket(
  { data, persistInTab }: Pick<PlatformServices, 'data' | 'persistInTab'>,
  geoPacket: string,
): Promise<readonly string[]> {
  const answer = await data.mutate(authorizeGeoPacket, { geoPacket });
  if (!answer.ok) return answer.error.kind === 'refused' ? answer.error.codes : [answer.error.kind];
  // A position outside of the operating area is a position, too: the region follows it.
  if (!answer.value.includes('GEO_PACKET_INVALID')) persistInTab(GEO_PACKET_TEXT).write(geoPacket);
  return answer.value;
}
