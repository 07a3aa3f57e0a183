import { GAME_ART } from '../gameArt/games.ts';
import { MOTIFS, type MotifName } from '../gameArt/motifs.ts';

/** A to H pay on lines, A the most; W is the wild, X the scatter. */
export const SLOT_SYMBOLS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'W', 'X'] as const;
export type SlotSymbol = (typeof SLOT_SYMBOLS)[number];
export type PayingSymbol = Exclude<SlotSymbol, 'W' | 'X'>;

/** What a symbol shows: the game's own picture, or a motif. */
export type SymbolPicture = 'scene' | MotifName;

/** For three, four and five. */
export type ByCount = readonly [three: number, four: number, five: number];

/** One slot as data: its symbols, reels and pays. Pays of lines are multiples of the stake of one line. */
export interface SlotDesign {
  /** The id in the catalogue. */
  readonly id: string;
  readonly title: string;
  /** Raised with every change; a round is verified by the rules of its version. */
  readonly version: number;
  /** All of them are always played; a stake is a multiple of so many cents. */
  readonly lines: number;
  readonly symbols: Readonly<Record<SlotSymbol, SymbolPicture>>;
  readonly linePays: Readonly<Record<PayingSymbol, ByCount>>;
  /** For scatters anywhere: multiples of the whole stake, and free spins. */
  readonly scatterPays: ByCount;
  readonly freeSpins: ByCount;
  /** All wins of free spins are multiplied by it; free spins can win more free spins. */
  readonly freeSpinMultiplier: number;
  /** Five strips. The wild is not on the first; no three stops in a row show two scatters. */
  readonly reels: readonly (readonly SlotSymbol[])[];
  /** Whose jackpots its spins can win (jackpots.ts). */
  readonly jackpotNetwork: string | null;
}

export const ROWS = 3;

/** The row of each reel, from the top. A design plays the first ones. */
export const LINE_ROWS: readonly (readonly number[])[] = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '10001',
  '12221',
  '00122',
  '22100',
  '12101',
  '10121',
  '01110',
  '21112',
  '01010',
  '21212',
  '11011',
  '11211',
  '00200',
  '22022',
  '02020',
  '20202',
  '02220',
  '20002',
  '10201',
  '12021',
].map((rows) => [...rows].map(Number));

/** What the scene of a game shows. */
const SCENE_PLURALS: Readonly<Record<string, string>> = {
  sevens: 'sevens',
  koi: 'koi',
  lantern: 'lanterns',
  bison: 'bison',
  pyramid: 'pyramids',
  canyon: 'canyons',
  neon: 'sunsets',
  reef: 'fish',
  dragon: 'serpents',
  lunar: 'moons',
  gem: 'crystals',
  cherry: 'cherries',
  crown: 'crowns',
  ship: 'ships',
  rocket: 'rockets',
  mountain: 'peaks',
  honey: 'bees',
  clover: 'clovers',
};

/** As in "4 lemons". */
export function symbolPlural({ id, symbols }: Pick<SlotDesign, 'id' | 'symbols'>, symbol: SlotSymbol): string {
  const shown = symbols[symbol];
  return shown === 'scene' ? (SCENE_PLURALS[GAME_ART[id]?.[0] ?? ''] ?? id) : MOTIFS[shown].plural;
}

/** Reads a strip such as `HGFEX`. */
export function readStrip(letters: string): readonly SlotSymbol[] {
  return [...letters].map((letter) => {
    const symbol = SLOT_SYMBOLS.find((slotSymbol) => slotSymbol === letter);
    if (symbol === undefined) throw new RangeError(`${letter} is no symbol of a slot`);
    return symbol;
  });
}
