import { badgeColors, SHIELD, SHIELD_BASE } from '../../../core/teamShield.ts';
import { PARTICIPANT_IMAGES_PATH } from '../../../core/wire/apiPaths.ts';

/**
 * Images of participants. Their address holds all that is drawn, so it is answered without a look-up, and another drawing has another
 * address.
 */
export const LOGO_SIZES = [72, 256] as const;
export const HEADSHOT_SIZE = 160;

/** In these sports people take part, in all others teams. */
const SPORTS_OF_PEOPLE: readonly string[] = ['tennis', 'mma', 'boxing', 'golf', 'motorsport'];

const ADDRESS = /^(logo|headshot)\/(\d{2,3})\/([A-Z0-9]{1,5})-([0-9a-f]{6})-([0-9a-f]{6})\.svg$/;

interface Drawn {
  readonly abbreviation: string;
  readonly colors: readonly string[];
}

interface ParticipantImage {
  readonly size: number;
  readonly path: string;
}

export function isPerson(sport: string): boolean {
  return SPORTS_OF_PEOPLE.includes(sport);
}

export function logosOf(participant: Drawn): readonly ParticipantImage[] {
  return LOGO_SIZES.map((size) => ({ size, path: pathOf('logo', size, participant) }));
}

export function headshotOf(participant: Drawn): ParticipantImage {
  return { size: HEADSHOT_SIZE, path: pathOf('headshot', HEADSHOT_SIZE, participant) };
}

function pathOf(kind: string, size: number, { abbreviation, colors }: Drawn): string {
  const letters = abbreviation.toUpperCase().replace(/[^A-Z0-9]/g, '') || 'X';
  const { field, base } = badgeColors(colors);
  const hex = [field, base].map((color) => color.slice(1).toLowerCase());
  return `${PARTICIPANT_IMAGES_PATH}/${kind}/${size}/${letters.slice(0, 5)}-${hex.join('-')}.svg`;
}

/** The image at a path below PARTICIPANT_IMAGES_PATH, as SVG; null: there is none. */
export function participantImage(path: string): string | null {
  const [, kind, size, letters = '', field = '', base = ''] = ADDRESS.exec(path) ?? [];
  const sizes: readonly number[] = kind === 'logo' ? LOGO_SIZES : [HEADSHOT_SIZE];
  if (kind === undefined || !sizes.includes(Number(size))) return null;
  const colors = badgeColors([`#${field}`, `#${base}`]);
  const drawing = kind === 'logo' ? shield(letters, colors) : portrait(colors);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 28 28">${drawing}</svg>`;
}

function shield(text: string, { field, base, letters, outline }: ReturnType<typeof badgeColors>): string {
  const font = 'font-family="Inter, Arial, sans-serif" font-weight="800" text-anchor="middle"';
  return [
    `<path d="${SHIELD}" fill="${field}"/><path d="${SHIELD_BASE}" fill="${base}"/>`,
    `<path d="${SHIELD}" fill="none" stroke="${outline}" stroke-opacity=".16"/>`,
    `<text x="14" y="15.8" ${font} font-size="${text.length > 3 ? 6 : 8}" fill="${letters}">${text}</text>`,
  ].join('');
}

/** Head and shoulders, as where no photograph may be shown. */
function portrait({ field, base, letters }: ReturnType<typeof badgeColors>): string {
  return [
    `<path d="M0 14a14 14 0 1 1 28 0 14 14 0 0 1-28 0" fill="${field}"/>`,
    `<path d="M4.300 24.100C5.600 19.600 9.400 17 14 17s8.400 2.600 9.700 7.100A14 14 0 0 1 14 28a14 14 0 0 1-9.700-3.900" fill="${base}"/>`,
    `<path d="M9 10.500a5 5 0 1 1 10 0 5 5 0 0 1-10 0" fill="${letters}" fill-opacity=".88"/>`,
  ].join('');
}
