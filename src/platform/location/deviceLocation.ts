import type { Result } from '../../../core/result.ts';
import type { WritableStore } from '../externalStore.ts';
import type { GraphqlRequest, RequestFailure } from '../graphql/request.ts';
import type { Authorization } from '../http/appHeaders.ts';
import type { StartupQuery } from '../startup/startup.generated.ts';
import type { PersistedText } from '../storage/persistedText.ts';

/** The contract's LatLongParams; accuracy in metres. */
export interface LatLong {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
}

/** The operations' arguments about the location; absent where nothing is known. */
export interface LocationArguments {
  readonly geoPacket?: string;
  readonly latLongParams?: LatLong;
}

type Answer<Data> = Promise<Result<Data, RequestFailure>>;

/** What this page knows of the device's location. Nothing of it may get into an address, a log or a report. */
export interface DeviceLocation {
  /** Reads the browser's coordinates. Resolves with whether there are any. Only where the permission is granted already. */
  readLatLong(): Promise<boolean>;
  /** Removes the packet: the player has logged out. */
  forget(): void;
  /** Sends a request with what is known; again without what the server calls invalid. Only a player's request carries the packet. */
  askWith<Data>(isPlayer: boolean, ask: (location: LocationArguments) => Answer<Data>): Answer<Data>;
  /** Startup, with the anonymous token of the player's device: its answer is that token renewed. */
  askStartup(authorization: Authorization): Answer<StartupQuery>;
}

export interface DeviceLocationPorts {
  /** The authorized geo packet (src/player/location.ts). Of this tab, as a packet is one player's and one device's. */
  readonly storage: PersistedText;
  readonly geolocation: Pick<Geolocation, 'getCurrentPosition'>;
  readonly request: GraphqlRequest;
  readonly anonymousToken: WritableStore<string | null>;
}

/** Milliseconds (specification, section 9). */
const MAXIMUM_AGE_MS = 30_000;

export function createDeviceLocation({ storage, geolocation, request, anonymousToken }: DeviceLocationPorts): DeviceLocation {
  let latLong: LatLong | null = null;
  /** The anonymous token that startup has renewed for this page's player. */
  let connected: string | null = null;
  const forget = (): void => storage.write(null);

  const askWith = async <Data>(isPlayer: boolean, ask: (location: LocationArguments) => Answer<Data>): Answer<Data> => {
    const geoPacket = isPlayer ? storage.read() : null;
    const latLongParams = latLong;
    const answer = await ask({ ...(geoPacket !== null && { geoPacket }), ...(latLongParams !== null && { latLongParams }) });
    if (answer.ok || answer.error.kind !== 'refused') return answer;
    const { codes } = answer.error;
    const isPacketInvalid = geoPacket !== null && codes.includes('GEO_PACKET_INVALID');
    const isLatLongInvalid = latLongParams !== null && codes.includes('LAT_LONG_INVALID');
    if (isPacketInvalid) forget();
    if (isLatLongInvalid) latLong = null;
    return isPacketInvalid || isLatLongInvalid ? askWith(isPlayer, ask) : answer;
  };

  const askStartup = async (authorization: Authorization): Answer<StartupQuery> => {
    const isPlayer = authorization.kind === 'bearer';
    const held = anonymousToken.getSnapshot();
    const connectToken = isPlayer && held !== connected ? held : null;
    const answer = await askWith(isPlayer, (location) =>
      request<StartupQuery>('Startup', { ...location, ...(connectToken !== null && { connectToken }) }, authorization),
    );
    if (connectToken === null) return answer;
    if (answer.ok) {
      connected = answer.value.startup.anonymousToken;
      anonymousToken.set(connected);
    } else if (answer.error.kind === 'refused' && answer.error.codes.includes('CONNECT_TOKEN_INVALID')) {
      anonymousToken.set(null);
      return askStartup(authorization);
    }
    return answer;
  };

  return {
    readLatLong: () =>
      new Promise((resolve) => {
        geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude, accuracy } }) => {
            latLong = { latitude, longitude, accuracy };
            resolve(true);
          },
          // Without a position the region is decided by the IP address.
          () => resolve(false),
          { maximumAge: MAXIMUM_AGE_MS, enableHighAccuracy: false },
        );
      }),
    forget,
    askWith,
    askStartup,
  };
}
