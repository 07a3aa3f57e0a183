import { LAND_MOTIFS } from './landMotifs.ts';
import { LUCKY_MOTIFS } from './luckyMotifs.ts';
import { SEA_AND_MINE_MOTIFS } from './seaAndMineMotifs.ts';

/** What symbols of reels can show. */
export const MOTIFS = { ...LUCKY_MOTIFS, ...LAND_MOTIFS, ...SEA_AND_MINE_MOTIFS };

export type MotifName = keyof typeof MOTIFS;
