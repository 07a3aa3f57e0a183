import { readStrip, type SlotDesign } from './slotDesign.ts';

/** Version 1 of every slot: until each had rules of its own they shared these. Only past rounds are verified by it. */
export const COMET_RUN: SlotDesign = {
  id: 'comet-run',
  title: 'Comet Run',
  version: 1,
  lines: 20,
  freeSpinMultiplier: 2,
  jackpotNetwork: null,
  symbols: {
    A: 'suns',
    B: 'brilliants',
    C: 'bells',
    D: 'stars',
    E: 'clubs',
    F: 'cherries',
    G: 'plums',
    H: 'lemons',
    W: 'coins',
    X: 'comets',
  },
  linePays: {
    A: [60, 300, 1_500],
    B: [50, 150, 600],
    C: [30, 100, 300],
    D: [24, 70, 250],
    E: [15, 45, 150],
    F: [12, 35, 110],
    G: [7, 24, 80],
    H: [6, 18, 64],
  },
  scatterPays: [2, 10, 100],
  freeSpins: [8, 12, 20],
  reels: [
    'HGFEDHCGBFHEGADHFXGEHCDFGBHEFDGH',
    'GHFWEDHGCFBHGXEDFHWGAHCFDEGHBFGH',
    'FHGEWDHCGFHBXGEDHFAGWHCDFEHGBFHG',
    'HGDFHEWGCHFBGDHXEFGAHCWDGFHEBGFH',
    'GFHDEGHCFBGHXDEFHGACHFDGEHBFGHDH',
  ].map(readStrip),
};
