import { contrast } from './contrast.ts';

export type Mode = 'dark' | 'light';

/** The colour roles (src/brand/theme.ts) in which a new brand differs from its model, as `#rrggbb`. */
export interface AccentColors {
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly accentText: string;
  readonly accentSoft: string;
  readonly onAccentSoft: string;
  readonly selected: string;
  readonly onSelected: string;
}

/** The contrast of accents with their backgrounds, above the 4.5 to 1 that text needs. */
const WANTED_CONTRAST = 5.5;

/**
 * Accents of one hue (degrees) that can be read on these backgrounds.
 * @throws RangeError when no lightness can be: the backgrounds are too far apart.
 */
export function accentColors(hue: number, mode: Mode, backgrounds: readonly string[]): AccentColors {
  const dark = mode === 'dark';
  const lightness = Array.from({ length: 50 }, (_, step) => (dark ? 45 + step : 50 - step)).find((percent) =>
    backgrounds.every((background) => contrast(hslHex(hue, 75, percent), background) >= WANTED_CONTRAST),
  );
  if (lightness === undefined) throw new RangeError(`No accent of hue ${hue} can be read on ${backgrounds.join(', ')}`);
  const accent = hslHex(hue, 75, lightness);
  const onAccent = dark ? hslHex(hue, 40, 6) : '#FFFFFF';
  return {
    accent,
    accentHover: hslHex(hue, 75, Math.max(10, Math.min(96, lightness + (dark ? 8 : -8)))),
    onAccent,
    accentText: accent,
    accentSoft: dark ? hslHex(hue, 35, 13) : hslHex(hue, 60, 93),
    onAccentSoft: dark ? hslHex(hue, 75, 82) : hslHex(hue, 70, 20),
    selected: accent,
    onSelected: onAccent,
  };
}

/** Degrees and percent to `#RRGGBB`. */
function hslHex(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100;
  const amplitude = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number): string => {
    const sector = (offset + hue / 30) % 12;
    const value = light - amplitude * Math.max(-1, Math.min(sector - 3, 9 - sector, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase();
}
