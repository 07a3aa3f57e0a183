import { err, ok, type Result } from '../../../../core/result.ts';
import { LOCATION_SERVICE_PATH } from '../../../../core/wire/apiPaths.ts';
import type { SoftwareError } from '../../../../core/wire/geoSoftware.ts';
import type { ServerData } from '../../../platform/data/createServerData.ts';
import { restMutation } from '../../../platform/data/rest.ts';
import type { DevicePosition } from './browserPosition.ts';

/**
 * What a vendor's software on the device does: makes a geo packet by a licence key. An adapter of a vendor has this function. A number is one of
 * the vendor's own client error codes, whose meaning is configured (GEO_CLIENT_CODES).
 */
export type MakePacket = (licenseKey: string, position: DevicePosition) => Promise<Result<string, SoftwareError | number>>;

interface PacketRequest extends DevicePosition {
  readonly licenseKey: string;
}

const locationPacket = restMutation({
  method: 'POST',
  path: LOCATION_SERVICE_PATH,
  status: 201,
  audience: 'anyone',
  body: (request: PacketRequest & Record<string, unknown>) => request,
  read: (body) => (body as { readonly geoPacket: string }).geoPacket,
});

/** The software of the reference service, which believes the browser. */
export function referenceSoftware(data: Pick<ServerData, 'mutate'>): MakePacket {
  return async (licenseKey, position) => {
    const made = await data.mutate(locationPacket, { licenseKey, ...position });
    if (made.ok) return ok(made.value);
    const { error } = made;
    if (error.kind === 'refused') return err(error.codes.includes('HTTP_403') ? 'unauthorizedLicense' : 'invalidCustomFields');
    if (error.kind !== 'unknown') return err('unexpected');
    if (error.reason === 'offline') return err('networkConnection');
    // The software was not reached; or it was, and its own server does not answer.
    return err(error.reason === 'connection' ? 'localServiceUnavailable' : 'serverCommunication');
  };
}
