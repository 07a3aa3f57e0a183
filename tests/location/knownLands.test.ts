import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KNOWN_LANDS } from '../../server/api/location/knownLands.ts';
import { BORDERS_FILE } from '../../server/api/location/regionBorders.ts';
import { readBorders } from '../../server/domain/location/borderFile.ts';
import { createRegionAt } from '../../server/domain/location/borders.ts';
import { type Land, metresWithin } from '../../server/domain/location/lands.ts';
import { seededRandom } from '../support/random.ts';

const POINTS = 500;
/** From the bank: more than a device's usual doubt and the land's own together. */
const FROM_BANK_METRES = 250;

interface Evidence {
  /** The state's side of the bank, closed inland. */
  readonly side: Land['corners'];
  /** Places in the land, and places that are not, by their own well-known coordinates. */
  readonly within: readonly (readonly [name: string, latitude: number, longitude: number])[];
  readonly without: readonly (readonly [name: string, latitude: number, longitude: number])[];
}

/** Evidence by the land's name. A land without an entry fails. */
const EVIDENCE: Readonly<Record<string, Evidence>> = {
  Rosslyn: {
    // The Potomac's bank in Virginia from Natural Earth, 1:10 million, down the river, and two corners in Virginia.
    side: [
      [38.9506, -77.1324],
      [38.9341, -77.1198],
      [38.9082, -77.0972],
      [38.9034, -77.0843],
      [38.9019, -77.0683],
      [38.8913, -77.0637],
      [38.8811, -77.0518],
      [38.8762, -77.0452],
      [38.8683, -77.039],
      [38.86, -77.3],
      [38.95, -77.3],
    ],
    within: [
      ['Rosslyn station', 38.8963, -77.0715],
      ['Wilson Boulevard', 38.895, -77.071],
    ],
    without: [
      ['Key Bridge, the end in Virginia', 38.9005, -77.0699],
      ['Key Bridge, the end in Georgetown', 38.9045, -77.0705],
      ['Theodore Roosevelt Island', 38.8972, -77.0642],
      ['Georgetown, the waterfront', 38.9022, -77.063],
    ],
  },
};

const byBordersAlone = createRegionAt(readBorders(readFileSync(BORDERS_FILE, 'utf8')), []);

describe.each(KNOWN_LANDS)('the known land $name', (land) => {
  const evidence = EVIDENCE[land.name];
  const random = seededRandom(48);
  const [latitudes, longitudes] = [land.corners.map(([y]) => y), land.corners.map(([, x]) => x)];
  const between = (values: readonly number[]): number =>
    Math.min(...values) + random.next() * (Math.max(...values) - Math.min(...values));
  const points = [
    ...land.corners.map(([latitude, longitude]) => ({ latitude, longitude })),
    ...Array.from({ length: POINTS }, () => ({ latitude: between(latitudes), longitude: between(longitudes) })).filter(
      (point) => metresWithin(land, point) !== null,
    ),
  ];

  it('may be its state’s everywhere, by the borders and their doubt', () => {
    const elsewhere = points.filter(
      (point) => !byBordersAlone(point, 0).possible.some((region) => region?.code === land.regionCode),
    );
    expect(elsewhere).toEqual([]);
  });

  it(`is on its state’s side of the bank, and at least ${FROM_BANK_METRES} m from it`, () => {
    const side = { ...land, corners: evidence?.side ?? [] };
    const tooNear = points.filter((point) => (metresWithin(side, point) ?? 0) < FROM_BANK_METRES);
    expect(tooNear).toEqual([]);
  });

  it('has the places that are known to be in it, by more than its own doubt, and no other', () => {
    const metres = ([, latitude, longitude]: Evidence['within'][number]): number | null =>
      metresWithin(land, { latitude, longitude });
    for (const place of evidence?.within ?? []) expect(metres(place), place[0]).toBeGreaterThan(land.resolutionMetres);
    for (const place of evidence?.without ?? []) expect(metres(place), place[0]).toBeNull();
  });
});
