/** A drawn team logo in a field of 28 by 28: the outline, and the part in the second colour. */
export const SHIELD = 'M14 1 26 4.500v11c0 6-4.800 9.700-12 11.500C6.800 25.200 2 21.500 2 15.500v-11z';
export const SHIELD_BASE = 'M4.200 20.500h19.600c-1.900 3-5.300 5.100-9.800 6.500-4.500-1.400-7.900-3.500-9.800-6.500Z';

export interface BadgeColors {
  readonly field: string;
  readonly base: string;
  readonly letters: string;
  /** Separates the shield from a background of the same colour. */
  readonly outline: string;
}

const HEX = /^#[0-9a-f]{6}$/i;
const GREY = '#4A5568';
const PALE = '#CBD2DC';
const LIGHT = '#FFFFFF';
const INK = '#14171C';

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Colours of a shield from a feed's colours: an invalid colour becomes neutral, and letters stay readable on any field. */
export function badgeColors(colors: readonly string[]): BadgeColors {
  const pick = (index: number, fallback: string): string => {
    const color = colors[index];
    return color !== undefined && HEX.test(color) ? color : fallback;
  };
  const field = pick(0, GREY);
  const isLight = luminance(field) > 0.4;
  return { field, base: pick(1, PALE), letters: isLight ? INK : LIGHT, outline: isLight ? INK : LIGHT };
}
