import { describe, expect, it } from 'vitest';
import { decide } from '../../domain/location/verdict.ts';
import { regionAt } from './regionBorders.ts';

const judged = (latitude: number, longitude: number, accuracy = 15) =>
  decide({ located: regionAt({ latitude, longitude }, accuracy), findings: [], addressRegion: null });

/** Public case P6: the seven points, by an accuracy of 15 m. */
const SHORES = [
  ['Wall Street', 40.7074, -74.0113, 'US-NY'],
  ['World Trade Center', 40.7115, -74.0156, 'US-NY'],
  ['Chelsea Piers', 40.7465, -74.008, 'US-NY'],
  ['Exchange Place, Jersey City', 40.7163, -74.034, 'US-NJ'],
  ['Camden', 39.944, -75.131, 'US-NJ'],
  ['Penn’s Landing', 39.946, -75.14, 'US-PA'],
  ['Rosslyn', 38.895, -77.071, 'US-VA'],
] as const;

describe('where the side of a border decides nothing but which rules hold', () => {
  it.each(SHORES)('%s is let in (P6)', (_place, latitude, longitude, code) => {
    expect(judged(latitude, longitude)).toMatchObject({ codes: [], region: { code, operating: true } });
  });

  it('the casino is open where it is on all sides that the player may be on', () => {
    // New Jersey and Pennsylvania have it, New York does not.
    expect(judged(39.944, -75.131)).toMatchObject({ isCasinoOpen: true });
    expect(judged(40.7163, -74.034)).toMatchObject({ isCasinoOpen: false });
    expect(judged(40.7357, -74.1724)).toMatchObject({ isCasinoOpen: true });
  });
});

describe('where a side has no licence, doubt refuses', () => {
  it.each<readonly [string, number, number, number]>([
    ['in Georgetown, across from Rosslyn', 38.9035, -77.068, 15],
    ['on Theodore Roosevelt Island', 38.8967, -77.0642, 15],
    ['in the river before Rosslyn', 38.8995, -77.068, 15],
    ['in Rosslyn, by a position of 500 m', 38.895, -77.071, 500],
    ['where New York, Connecticut and Massachusetts meet', 42.0497, -73.4873, 15],
  ])('%s', (_place, latitude, longitude, accuracy) => {
    expect(judged(latitude, longitude, accuracy).codes).toEqual(['OUT_OF_BOUNDARY']);
  });
});
