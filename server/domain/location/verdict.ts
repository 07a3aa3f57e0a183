import { type GeoFault, geoFaultOf } from '../../../core/texts/geoErrors.ts';
import type { Located, NamedRegion } from './borders.ts';
import { regionOf, type VisitorRegion } from './regions.ts';

/** What a location check comes to. */
export interface Verdict {
  /** Codes of what speaks against a bet, the most urgent first; none: the player may bet in `region`. */
  readonly codes: readonly string[];
  /** The region of the position, by the likelier side of a border; null: outside all regions. */
  readonly region: VisitorRegion | null;
  /** Whether the casino is open in every region where the player may be. */
  readonly isCasinoOpen: boolean;
}

/** What the position's packet and the request say. */
export interface Checked {
  readonly located: Located;
  /** What the device says about itself: codes, of which some are not known here. */
  readonly findings: readonly string[];
  /** The region whose own address was asked; null: the address is the same for all regions, and the player's pass names the region. */
  readonly addressRegion: string | null;
}

function regionOfNamed(region: NamedRegion | null): VisitorRegion | null {
  if (region === null) return null;
  return { ...regionOf({ countryCode: region.code.slice(0, 2), regionCode: region.code }), name: region.name };
}

const byPriority = (one: string, other: string): number => {
  const [first, second]: readonly [GeoFault, GeoFault] = [geoFaultOf(one), geoFaultOf(other)];
  return first.priority - second.priority;
};

/**
 * A side of a border decides whether bets are taken only where one of the two has no licence: there doubt refuses. Where all that is possible is licensed,
 * the likelier side decides which limits, taxes and offers hold, and the next check, which near a border is soon, asks again.
 */
export function decide({ located, findings, addressRegion }: Checked): Verdict {
  const possible = located.possible.map(regionOfNamed);
  const region = regionOfNamed(located.region);
  const codes: string[] = [...findings];
  if (!region?.operating || !possible.every((one) => one?.operating)) codes.push('OUT_OF_BOUNDARY');
  else if (
    addressRegion !== null &&
    addressRegion !== region.code &&
    regionOf({ countryCode: addressRegion.slice(0, 2), regionCode: addressRegion }).operating
  )
    codes.push('USER_IN_DIFFERENT_VALID_REGION');
  return { codes: codes.sort(byPriority), region, isCasinoOpen: possible.every((one) => one?.casino) };
}
