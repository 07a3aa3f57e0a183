/**
 * Why a location check lets nobody bet, as the server names it. The one with the lowest priority is shown; the default one, which
 * the specification gives the priority 3, is `unknown`. A code that is not listed here says no more than that the location is not verified.
 */
export interface GeoFault {
  readonly priority: number;
  readonly message: string;
}

export const GEO_ERROR_TYPE = 'GEO';
export const DEFAULT_GEO_CODE = 'unknown';
export const DEFAULT_GEO_FAULT: GeoFault = {
  priority: 3,
  message: 'We need to verify your location before you proceed. Please Check Location.',
};

/** What the device says about itself. Lower numbers hide higher ones: what the player can do comes before where they are. */
const DEVICE_FAULTS = {
  VPN: 'A VPN hides where you are. Turn it off, then Check Location.',
  PROXY: 'A proxy hides where you are. Turn it off, then Check Location.',
  ROOTED_DEVICE: 'We can’t verify the location of a rooted device. Use another one.',
  MOCKED_LOCATION: 'An app or setting changes the location of this device. Turn it off, then Check Location.',
  OUTDATED_VERSION: 'The location software of this device is out of date. Update it, then Check Location.',
} as const;
export type DeviceFault = keyof typeof DEVICE_FAULTS;

const PLACE_FAULTS = {
  OUT_OF_BOUNDARY:
    'You can still browse markets and deposit funds, but you must be physically located in an operating area to wager',
  USER_IN_DIFFERENT_VALID_REGION: 'You are in another operating area now. Log in again to bet there.',
} as const;

/** Nothing is known about the place. The last two are not the player's fault, and say so. */
const CHECK_FAULTS = {
  GEO_PACKET_INVALID: DEFAULT_GEO_FAULT.message,
  RATE_LIMITED: 'You have checked your location many times in a row. Wait a minute, then Check Location.',
  SERVER_ERROR: 'Our location service is not available. This is on our side; your location stays verified until its time is over.',
} as const;

export const GEO_FAULTS: Readonly<Record<string, GeoFault>> = Object.fromEntries([
  ...Object.entries(DEVICE_FAULTS).map(([code, message]) => [code, { priority: 1, message }]),
  ...Object.entries(PLACE_FAULTS).map(([code, message]) => [code, { priority: 2, message }]),
  ...Object.entries(CHECK_FAULTS).map(([code, message]) => [code, { priority: 3, message }]),
]);

export type GeoCode = DeviceFault | keyof typeof PLACE_FAULTS | keyof typeof CHECK_FAULTS;

/** What is said about a code; of one that is not listed the default. */
export function geoFaultOf(code: string): GeoFault {
  return Object.hasOwn(GEO_FAULTS, code) ? (GEO_FAULTS[code] ?? DEFAULT_GEO_FAULT) : DEFAULT_GEO_FAULT;
}
