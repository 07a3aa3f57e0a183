import { type GeoFault, geoFaultOf } from '../../../core/geoErrors.ts';
import type { Located } from './borders.ts';
import { regionOf, type VisitorRegion } from './regions.ts';

/** What a location check comes to. */
export interface Verdict {
  /** Codes of what speaks against a bet, the most urgent first; none: the player may bet in `region`. */
  readonly codes: readonly string[];
  /** Of the position; null: outside all regions. */
  readonly region: VisitorRegion | null;
}

/** What the position's packet and the request say. */
export interface Checked {
  readonly located: Located;
  /** What the device says about itself: codes, of which some are not known here. */
  readonly findings: readonly string[];
  /** The region whose own address was asked; null: the address is the same for all regions, and the player's pass names the region. */
  readonly addressRegion: string | null;
}

function regionOfLocated({ region }: Located): VisitorRegion | null {
  if (region === null) return null;
  return { ...regionOf({ countryCode: region.code.slice(0, 2), regionCode: region.code }), name: region.name };
}

const byPriority = (one: string, other: string): number => {
  const [first, second]: readonly [GeoFault, GeoFault] = [geoFaultOf(one), geoFaultOf(other)];
  return first.priority - second.priority;
};

/** An undecided position is never guessed: it is refused like one outside, whatever is on the two sides of the border. */
export function decide({ located, findings, addressRegion }: Checked): Verdict {
  const region = regionOfLocated(located);
  const codes: string[] = [...findings];
  if (located.decision !== 'region' || !region?.operating) codes.push('OUT_OF_BOUNDARY');
  else if (
    addressRegion !== null &&
    addressRegion !== region.code &&
    regionOf({ countryCode: addressRegion.slice(0, 2), regionCode: addressRegion }).operating
  )
    codes.push('USER_IN_DIFFERENT_VALID_REGION');
  return { codes: codes.sort(byPriority), region };
}
