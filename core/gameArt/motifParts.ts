import { line, numbers, shape, turned } from './draw.ts';

/** What a symbol of a reel shows, on 200 by 200 without its background. */
export interface Motif {
  /** As in "4 lemons". */
  readonly plural: string;
  readonly svg: string;
}

export const GOLD = '#F5C242';
export const BRASS = '#C98A1E';
export const CREAM = '#FFF1CF';
export const RED = '#E5443C';
export const DEEP_RED = '#A51F2D';
export const GREEN = '#4CBF73';
export const LEAF = '#2B8A4F';
export const BLUE = '#55B7F2';
export const NAVY = '#1D4E89';
export const PINK = '#FF8FB3';
export const VIOLET = '#9A6BE0';
export const STEEL = '#C7D0E0';
export const SLATE = '#6F7F99';
export const WOOD = '#8A5A2E';
export const DARK = '#1B1426';
export const WHITE = '#FFFFFF';

export const round = (count: number, one: string, x = 100, y = 100): string =>
  numbers(count)
    .map((index) => turned((index * 360) / count, x, y, one))
    .join('');
export const letter = (d: string, colour: string): string => line(d, DARK, 34) + line(d, colour, 24);
export const stone = (d: string, shine: string, fill: string, light: string): string => shape(d, fill) + shape(shine, light);
export const motif = (plural: string, svg: string): Motif => ({ plural, svg });
