import type { MotifName } from '../../gameArt/motifs.ts';
import { type ByCount, readStrip, type SlotDesign, type SymbolPicture } from '../slotDesign.ts';

type Four<Value> = readonly [Value, Value, Value, Value];

/** The four symbols that pay the least. */
const LOW_SYMBOLS = {
  ranks: ['aces', 'kings', 'queens', 'jacks'],
  suits: ['hearts', 'spades', 'diamonds', 'clubs'],
  stones: ['sapphires', 'emeralds', 'topazes', 'amethysts'],
  fruit: ['oranges', 'plums', 'pears', 'lemons'],
} as const satisfies Readonly<Record<string, Four<MotifName>>>;

/** A design as it is written down; pays from the symbol that pays the most. */
export interface SlotData
  extends Pick<SlotDesign, 'id' | 'title' | 'lines' | 'freeSpinMultiplier' | 'scatterPays' | 'freeSpins' | 'jackpotNetwork'> {
  readonly high: Four<SymbolPicture>;
  readonly low: keyof typeof LOW_SYMBOLS;
  readonly wild: MotifName;
  readonly scatter: MotifName;
  readonly highPays: Four<ByCount>;
  readonly lowPays: Four<ByCount>;
  readonly reels: readonly string[];
}

/** Version 1 was one set of rules for all slots (cometRun.ts). */
const VERSION = 2;

export function slotDesign({ high, low, wild, scatter, highPays, lowPays, reels, ...rest }: SlotData): SlotDesign {
  const [A, B, C, D] = high;
  const [E, F, G, H] = LOW_SYMBOLS[low];
  const [payA, payB, payC, payD] = highPays;
  const [payE, payF, payG, payH] = lowPays;
  return {
    ...rest,
    version: VERSION,
    symbols: { A, B, C, D, E, F, G, H, W: wild, X: scatter },
    linePays: { A: payA, B: payB, C: payC, D: payD, E: payE, F: payF, G: payG, H: payH },
    reels: reels.map(readStrip),
  };
}
