import { box, line } from '../../core/gameArt/draw.ts';
import { GAME_ART } from '../../core/gameArt/games.ts';
import { MOTIFS } from '../../core/gameArt/motifs.ts';
import { PALETTES } from '../../core/gameArt/palettes.ts';
import { SCENES } from '../../core/gameArt/scenes.ts';
import type { SlotDesign, SlotSymbol } from '../../core/games/slotDesign.ts';

const NIGHT = '#120A1E';
const GOLD = '#F0B84A';

const channels = (colour: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** @param share of the second colour. */
function mixed(colour: string, other: string, share: number): string {
  const others = channels(other);
  const parts = channels(colour).map((value, index) => Math.round(value * (1 - share) + (others[index] ?? 0) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

interface Look {
  readonly scene: string;
  readonly palette: readonly string[];
}

/** The picture of a game in the catalogue, and its colours. */
function lookOf(gameId: string): Look {
  const [scene = '', palette = 0] = GAME_ART[gameId] ?? [];
  return { scene, palette: PALETTES[scene]?.[palette] ?? [] };
}

/** Behind the reels: the game's own colour, dark. */
export const backOf = (gameId: string): string => mixed(lookOf(gameId).palette[0] ?? NIGHT, NIGHT, 0.9);
/** Around them. */
export const wallOf = (gameId: string): string => mixed(lookOf(gameId).palette[0] ?? NIGHT, NIGHT, 0.72);

const WILD = line('M22 82l10 38 10-28 10 28 10-38M84 82v38M104 82v38h24M146 82v38h6c30 0 30-38 0-38z', '#FFFFFF', 9);

/** A symbol on its tile, as wide to high as `width` to `height`. */
export function symbolSvg({ id, symbols }: SlotDesign, symbol: SlotSymbol, width: number, height: number): string {
  const { scene, palette } = lookOf(id);
  const own = palette[0] ?? NIGHT;
  const shown = symbols[symbol];
  const high = (200 * height) / width;
  const isScene = shown === 'scene';
  const share = symbol === 'W' || symbol === 'X' ? 0.5 : symbol < 'E' ? 0.66 : 0.8;
  const art = isScene ? (SCENES[scene]?.(palette) ?? '') : MOTIFS[shown].svg;
  const size = isScene ? 1 : 0.78;
  const placed = `<g transform="translate(${100 - 100 * size} ${high / 2 - 100 * size}) scale(${size})">${art}</g>`;
  const band = symbol === 'W' ? `<g transform="translate(0 ${high - 148})">${box(8, 74, 184, 54, 12, '#9E1C4B')}${WILD}</g>` : '';
  const edge = symbol === 'W' || symbol === 'X' ? ` stroke="${GOLD}" stroke-width="6"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 ${high}" width="${width}" height="${height}">` +
    `<clipPath id="tile"><rect x="5" y="5" width="190" height="${high - 10}" rx="16"/></clipPath>` +
    `<g clip-path="url(#tile)"><rect width="200" height="${high}" fill="${isScene ? own : mixed(own, NIGHT, share)}"/>${placed}${band}</g>` +
    `<rect x="6" y="6" width="188" height="${high - 12}" rx="15" fill="none"${edge}/></svg>`
  );
}
