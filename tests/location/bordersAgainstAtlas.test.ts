import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { edgesOf, metresToSegments } from '../../scripts/borders/chains.ts';
import { readAtlas } from '../../scripts/borders/sources.ts';
import { BORDERS_FILE, regionAt } from '../../server/api/location/regionBorders.ts';
import { readBorders, UNITS } from '../../server/domain/location/borderFile.ts';
import { operatingRegions } from '../../server/domain/location/regions.ts';
import { decide } from '../../server/domain/location/verdict.ts';
import { seededRandom } from '../support/random.ts';

const POINTS = 2_000;
const ACCURACY_METRES = 20;
/** Degrees: about five kilometres to each side of the border. */
const AROUND = 0.045;

const licensed = new Set(operatingRegions().map(({ code }) => code));
/** The atlas' other file: of the same source, drawn coarser and by itself. */
const { shapes, steps } = readAtlas('us-atlas', 'states-10m');
const edges = edgesOf(shapes, () => 'SEA').filter(({ sides }) => !sides.includes('SEA'));
/** Metres by which its own grid may be off: half a step, across the lines that are nearest to north and south. */
const ROUNDING_METRES = (steps[0] / 2) * 111_195 * Math.cos((30 * Math.PI) / 180);
const rings = shapes.flatMap(({ code, rings }) =>
  rings.map((ring) => {
    const longitudes = ring.map(([x]) => x);
    const latitudes = ring.map(([, y]) => y);
    return {
      code,
      ring,
      west: Math.min(...longitudes),
      south: Math.min(...latitudes),
      north: Math.max(...latitudes),
      east: Math.max(...longitudes),
    };
  }),
);

function stateOf(x: number, y: number): string | null {
  const inside = rings.filter(({ ring, west, east, south, north }) => {
    if (x < west || x > east || y < south || y > north) return false;
    let isInside = false;
    for (const [index, [x2, y2]] of ring.entries()) {
      const [x1, y1] = ring[index - 1] ?? [x2, y2];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
    }
    return isInside;
  });
  return inside[0]?.code ?? null;
}

it('no position around the borders of licensed states is let in that the coarser file has elsewhere, by more than that file is rounded', () => {
  const random = seededRandom(35);
  const { borders } = readBorders(readFileSync(BORDERS_FILE, 'utf8'));
  const around = borders
    .filter(({ sides }) => sides.every((side) => side.startsWith('US-')) && sides.some((side) => licensed.has(side)))
    .flatMap(({ points }) => Array.from({ length: points.length / 2 }, (_, index) => points.slice(index * 2, index * 2 + 2)));
  let wronglyLetIn = 0;
  let undecided = 0;
  let likelier = 0;
  for (let count = 0; count < POINTS; count += 1) {
    const [x = 0, y = 0] = random.pick(around);
    const [longitude, latitude] = [x / UNITS + (random.next() - 0.5) * 2 * AROUND, y / UNITS + (random.next() - 0.5) * 2 * AROUND];
    const located = regionAt({ latitude, longitude }, ACCURACY_METRES);
    const { codes, region } = decide({ located, findings: [], addressRegion: null });
    if (located.decision === 'undecided') undecided += 1;
    if (located.decision === 'undecided' && codes.length === 0) likelier += 1;
    const other = stateOf(longitude, latitude);
    if (codes.length > 0 || !region || other === null || licensed.has(other)) continue;
    const beyond = edges.filter(({ sides }) => sides.includes(other));
    if (metresToSegments([longitude, latitude], beyond) > ROUNDING_METRES) wronglyLetIn += 1;
  }
  const share = (count: number): string => `${((100 * count) / POINTS).toFixed(2)} %`;
  process.stdout.write(
    `let in, and elsewhere by states-10m: ${share(wronglyLetIn)}; undecided: ${share(undecided)}, of which let in by the likelier side: ${share(likelier)}\n`,
  );
  expect(wronglyLetIn).toBe(0);
});
