import { inventedNames } from './playerNames.ts';
import type { Side } from './side.ts';

/** Invented clubs: a name in a sport whose real season is at another time of the year, or whose names are marks. */
export const WINTER_LEAGUE_TEAMS: readonly Side[] = [
  { name: 'Mazatlan Tides', abbreviation: 'MAZ', colors: ['#0f3d5e', '#f2b632'] },
  { name: 'Culiacan Growers', abbreviation: 'CUL', colors: ['#7a1f2b', '#f4e3c1'] },
  { name: 'Hermosillo Suns', abbreviation: 'HER', colors: ['#d9531e', '#1c2b39'] },
  { name: 'Obregon Canals', abbreviation: 'OBR', colors: ['#14532d', '#e5e7eb'] },
  { name: 'Mexicali Dust', abbreviation: 'MXL', colors: ['#5b2a86', '#fde047'] },
  { name: 'Tepic Volcanoes', abbreviation: 'TEP', colors: ['#1f2937', '#ef4444'] },
  { name: 'Monterrey Ridge', abbreviation: 'MTY', colors: ['#1d4ed8', '#e5e7eb'] },
  { name: 'Guadalajara Bells', abbreviation: 'GDL', colors: ['#b91c1c', '#93c5fd'] },
  { name: 'Navojoa Mesquites', abbreviation: 'NAV', colors: ['#4d7c0f', '#fef3c7'] },
  { name: 'Los Mochis Cane', abbreviation: 'MOC', colors: ['#065f46', '#fbbf24'] },
  { name: 'Tijuana Harbor', abbreviation: 'TIJ', colors: ['#0e7490', '#fca5a5'] },
  { name: 'La Paz Pearls', abbreviation: 'LAP', colors: ['#334155', '#a5f3fc'] },
];

export const T20_TEAMS: readonly Side[] = [
  { name: 'Sydney Breakers', abbreviation: 'SYB', colors: ['#be185d', '#fef3c7'] },
  { name: 'Melbourne Trams', abbreviation: 'MEL', colors: ['#14532d', '#fde047'] },
  { name: 'Perth Westerlies', abbreviation: 'PER', colors: ['#c2410c', '#1f2937'] },
  { name: 'Brisbane Storms', abbreviation: 'BRI', colors: ['#0e7490', '#e5e7eb'] },
  { name: 'Adelaide Vines', abbreviation: 'ADE', colors: ['#1d4ed8', '#fca5a5'] },
  { name: 'Hobart Anchors', abbreviation: 'HOB', colors: ['#5b21b6', '#ddd6fe'] },
  { name: 'Canberra Rosellas', abbreviation: 'CAN', colors: ['#b91c1c', '#93c5fd'] },
  { name: 'Darwin Dry', abbreviation: 'DAR', colors: ['#92400e', '#fed7aa'] },
  { name: 'Cairns Reef', abbreviation: 'CAI', colors: ['#047857', '#a7f3d0'] },
  { name: 'Newcastle Coal', abbreviation: 'NCL', colors: ['#111827', '#f59e0b'] },
];

const PAIRS: readonly (readonly [string, string])[] = [
  ['#1d4ed8', '#f59e0b'],
  ['#b91c1c', '#e5e7eb'],
  ['#047857', '#22d3ee'],
  ['#7c3aed', '#fde047'],
  ['#c2410c', '#93c5fd'],
  ['#0e7490', '#fca5a5'],
  ['#a16207', '#86efac'],
  ['#be185d', '#f59e0b'],
  ['#334155', '#e5e7eb'],
  ['#4d7c0f', '#22d3ee'],
];

/** So many invented people, with letters that nobody else of them has. */
function people(key: string, count: number): readonly Side[] {
  const taken = new Set<string>();
  return inventedNames(key, count).map((name, index) => {
    const letters = name.replace(/[^A-Za-z]/g, '').toUpperCase();
    const tries = [1, 2, 3, 4, 5].map((at) => `${letters.charAt(0)}${letters.slice(1, 2)}${letters.charAt(at + 1) || 'X'}`);
    const abbreviation = tries.find((each) => !taken.has(each)) ?? `${letters.charAt(0)}${String.fromCharCode(65 + (index % 26))}X`;
    taken.add(abbreviation);
    return { name, abbreviation, colors: PAIRS[index % PAIRS.length] ?? ['#1d4ed8', '#f59e0b'] };
  });
}

export const BOXERS = people('boxing', 32);
export const GOLFERS = people('golf', 36);
export const DRIVERS = people('motorsport', 20);
