import { geoFaultOf } from '../../../../core/texts/geoErrors.ts';
import { metresText } from '../../../../core/texts/metresText.ts';

/** As much of what a check found as is said of it. */
interface Place {
  readonly decision: 'REGION' | 'UNDECIDED' | 'OUTSIDE';
  readonly region: { readonly name: string } | null;
  readonly neighbour: { readonly name: string } | null;
  readonly distanceMetres: number;
  readonly doubtMetres: number;
}

/** The distance from which on a border is none of the answer's. */
const FAR_METRES = 10_000;

/** Where we think the player is. @param byAddress the region of the IP address, where no check has found a place. */
export function placeTitle(place: Place | null, byAddress: string | null): string {
  const name = place === null ? byAddress : (place.region?.name ?? null);
  if (place?.decision === 'OUTSIDE' || name === null) return place === null ? 'Not known yet' : 'Outside of all regions we know';
  return place?.decision === 'UNDECIDED' ? `You may be in ${name}` : `You seem to be in ${name}`;
}

/** How sure that is, and what helps. @param isOpen bets are taken there, whichever side of the border it is: nothing has to help. */
export function sureText(place: Place | null, isOpen = false): string {
  if (place === null) return 'By your internet address alone. A location check is more exact.';
  const { decision, neighbour, distanceMetres, doubtMetres } = place;
  const beyond = neighbour === null ? 'the nearest border' : `the border with ${neighbour.name}`;
  if (decision === 'UNDECIDED')
    return `You are about ${metresText(distanceMetres)} from ${beyond}, and we can be off by ${metresText(doubtMetres)}.${isOpen ? '' : ' Move away from it, then check again.'}`;
  if (distanceMetres >= FAR_METRES) return `No border is near. We can be off by ${metresText(doubtMetres)}.`;
  return `About ${metresText(distanceMetres)} from ${beyond}. We can be off by ${metresText(doubtMetres)}.`;
}

/** An earlier check allows bets, though the last one found nothing: everywhere the same sentence. */
export const STILL_OPEN = 'You can bet until your earlier check ends.';

/** Whether bets are taken where the player is. */
export function bettingText(isAuthorized: boolean, codes: readonly string[], place: Place | null): string {
  if (isAuthorized) return codes.length === 0 ? 'Open here' : 'Open until your earlier check ends';
  const isElsewhere = place?.decision === 'REGION' && place.region !== null && codes.includes('OUT_OF_BOUNDARY');
  return isElsewhere ? `Not open in ${place.region.name}` : 'Not open until your location is verified';
}

/** What the player can do next. */
export function nextStep(isAuthorized: boolean, codes: readonly string[], place: Place | null): string {
  if (isAuthorized && codes.length === 0) return 'You can bet here. There is nothing to do.';
  const step = stepToPass(codes, place);
  return isAuthorized ? `${STILL_OPEN} ${step}` : step;
}

function stepToPass(codes: readonly string[], place: Place | null): string {
  const [first] = [...codes].sort((one, other) => geoFaultOf(one).priority - geoFaultOf(other).priority);
  if (first === 'BROWSER_DENIED') return 'Allow this page to see your location in your browser, then check again.';
  if (first === 'BROWSER_UNSUPPORTED') return 'Use a browser that can tell your location.';
  if (first === undefined) return 'Check your location before you bet.';
  if (first === 'OUT_OF_BOUNDARY' && place?.decision === 'UNDECIDED')
    return 'Move away from the border or turn Wi-Fi on, then check again.';
  return geoFaultOf(first).message;
}

/** Something that a check looked at. `isGood`: nothing has to be done about it. */
export interface Finding {
  readonly icon: 'shield' | 'location' | 'settings' | 'phone';
  readonly label: string;
  readonly detail: string;
  readonly isGood: boolean;
}

type DeviceFinding = Omit<Finding, 'isGood'>;
const HIDDEN: DeviceFinding = { icon: 'shield', label: 'VPN or proxy', detail: 'Turn it off and check again' };
const DEVICE_FINDINGS: Readonly<Record<string, DeviceFinding>> = {
  VPN: HIDDEN,
  PROXY: HIDDEN,
  ROOTED_DEVICE: { icon: 'phone', label: 'Rooted device', detail: 'Use another device' },
  MOCKED_LOCATION: { icon: 'settings', label: 'Changed location', detail: 'Turn off what changes it' },
  OUTDATED_VERSION: { icon: 'settings', label: 'Location software', detail: 'Update it and check again' },
};

/** What is wrong with the device, and whether the place itself is right; empty where the device is not what stands in the way. */
export function findingsOf(codes: readonly string[], place: Place | null): readonly Finding[] {
  const found = new Set(codes.flatMap((code) => (Object.hasOwn(DEVICE_FINDINGS, code) ? [DEVICE_FINDINGS[code]] : [])));
  const wrong = [...found].flatMap((finding) => (finding ? [{ ...finding, isGood: false }] : []));
  if (wrong.length === 0 || place === null) return wrong;
  const isGood = place.decision === 'REGION' && !codes.includes('OUT_OF_BOUNDARY');
  const name = place.region?.name;
  const detail =
    name === undefined ? 'No region found' : `${place.decision === 'UNDECIDED' ? 'Not sure, maybe' : 'Found,'} ${name}`;
  return [...wrong, { icon: 'location', label: 'Location', detail, isGood }];
}
