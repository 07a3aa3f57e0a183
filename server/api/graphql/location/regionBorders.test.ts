import { describe, expect, it } from 'vitest';
import { regionAt } from './regionBorders.ts';

/** Pairs of places on both sides of a border, islands, and places outside. */
const PLACES: readonly (readonly [string, number, number, string | null])[] = [
  ['Jersey City', 40.7178, -74.0431, 'US-NJ'],
  ['Manhattan, across the Hudson', 40.7128, -74.006, 'US-NY'],
  ['Camden', 39.9259, -75.1196, 'US-NJ'],
  ['Philadelphia, across the Delaware', 39.9526, -75.1652, 'US-PA'],
  ['Detroit', 42.3314, -83.0558, 'US-MI'],
  ['Windsor', 42.2859, -82.9978, 'CA-ON'],
  ['Kansas City, Kansas', 39.1141, -94.6475, 'US-KS'],
  ['Kansas City, Missouri', 39.0997, -94.5586, 'US-MO'],
  ['Ottawa', 45.4085, -75.7, 'CA-ON'],
  ['Gatineau', 45.4765, -75.7013, 'CA-QC'],
  ['Washington', 38.9072, -77.0369, 'US-DC'],
  ['Mackinac Island', 45.8619, -84.6306, 'US-MI'],
  ['Honolulu', 21.3069, -157.8583, 'US-HI'],
  ['London', 51.5074, -0.1278, null],
  ['the Atlantic', 35, -60, null],
  ['Tijuana', 32.45, -117.01, null],
];

describe('the region of a position', () => {
  it.each(PLACES)('%s', (_place, latitude, longitude, code) => {
    expect(regionAt({ latitude, longitude })?.code ?? null).toBe(code);
  });
});
