import type { Land } from '../../domain/location/lands.ts';

/**
 * Where the border beside a region without a licence is in the water and drawn differently by half a kilometre. Drawn by hand, on streets that are at least 250 m
 * from the bank as Natural Earth draws it, which tests/location/knownLands.test.ts checks (docs/LOCATION.md).
 */
export const KNOWN_LANDS: readonly Land[] = [
  {
    name: 'Rosslyn',
    regionCode: 'US-VA',
    resolutionMetres: 50,
    corners: [
      [38.897, -77.0702],
      [38.8905, -77.0697],
      [38.8905, -77.085],
      [38.897, -77.085],
    ],
  },
];
