/** The slot as data: five reels of 32 stops, three rows, 20 lines. Pays are multiples of the stake of one line. */
export const SLOT_SYMBOLS = ['sun', 'gem', 'bell', 'star', 'clover', 'cherry', 'plum', 'lemon', 'wild', 'comet'] as const;
export type SlotSymbol = (typeof SLOT_SYMBOLS)[number];

export const ROWS = 3;
export const LINES = 20;

/** For three, four and five of a kind from the left. The wild stands for each of these; it is on reels 2, 3 and 4 only. */
export const LINE_PAYS: Readonly<Partial<Record<SlotSymbol, readonly [number, number, number]>>> = {
  sun: [60, 300, 1_500],
  gem: [50, 150, 600],
  bell: [30, 100, 300],
  star: [24, 70, 250],
  clover: [15, 45, 150],
  cherry: [12, 35, 110],
  plum: [7, 24, 80],
  lemon: [6, 18, 64],
};

/** For three, four and five comets anywhere: multiples of the whole stake, and free spins. */
export const SCATTER_PAYS: Readonly<Record<number, { readonly times: number; readonly freeSpins: number }>> = {
  3: { times: 2, freeSpins: 8 },
  4: { times: 10, freeSpins: 12 },
  5: { times: 100, freeSpins: 20 },
};

/** All wins of free spins are multiplied; free spins can win more free spins. */
export const FREE_SPIN_MULTIPLIER = 2;

const LETTERS: Readonly<Record<string, SlotSymbol>> = {
  S: 'sun',
  G: 'gem',
  B: 'bell',
  T: 'star',
  C: 'clover',
  H: 'cherry',
  P: 'plum',
  L: 'lemon',
  W: 'wild',
  X: 'comet',
};

function strip(letters: string): readonly SlotSymbol[] {
  return [...letters].map((letter) => {
    const symbol = LETTERS[letter];
    if (symbol === undefined) throw new RangeError(`${letter} is no symbol of the slot`);
    return symbol;
  });
}

/** A comet has at least two other symbols before the next, so that no reel shows two. */
export const REELS: readonly (readonly SlotSymbol[])[] = [
  'LPHCTLBPGHLCPSTLHXPCLBTHPGLCHTPL',
  'PLHWCTLPBHGLPXCTHLWPSLBHTCPLGHPL',
  'HLPCWTLBPHLGXPCTLHSPWLBTHCLPGHLP',
  'LPTHLCWPBLHGPTLXCHPSLBWTPHLCGPHL',
  'PHLTCPLBHGPLXTCHLPSBLHTPCLGHPLTL',
].map(strip);

/** The row of each reel, from the top. */
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
].map((rows) => [...rows].map(Number));
