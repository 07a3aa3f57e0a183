import type { SlotData } from './slotData.ts';

/** Slots of House original. Their returns: npm run -s fair -- returns. */
export const HOUSE_SLOTS: readonly SlotData[] = [
  {
    ...{ id: 'velvet-sevens', title: 'Velvet Sevens', lines: 20, freeSpinMultiplier: 2, jackpotNetwork: null },
    ...{ high: ['scene', 'brilliants', 'bars', 'bells'], low: 'fruit', wild: 'crowns', scatter: 'stars' },
    highPays: [
      [150, 800, 8_900],
      [80, 450, 2_800],
      [56, 230, 1_050],
      [26, 120, 625],
    ],
    lowPays: [
      [10, 38, 220],
      [8, 28, 145],
      [6, 22, 115],
      [4, 18, 75],
    ],
    ...{ scatterPays: [3, 15, 200], freeSpins: [10, 15, 25] },
    reels: [
      'CHFACEHGDEXHBEFBDFGBGHAHGHFEGFEGHFGHEH',
      'FDXFCHGWFAEFWGBEGFEFGHCFHGHGDHGHEGEHEH',
      'DHFHGDFAEHXHFDGFGHGDHEFWEHEGHGCGHBEGEC',
      'GAWEGFHFGDHXWHEGBGHXFHEDCHAHGFGFEHGDEHF',
      'GAEBEHEFGDHGDFHFHGFCHEFXWFHEWHGFGCE',
    ],
  },
  {
    ...{ id: 'emerald-sevens', title: 'Emerald Sevens', lines: 20, freeSpinMultiplier: 3, jackpotNetwork: null },
    ...{ high: ['scene', 'emeralds', 'bars', 'horseshoes'], low: 'fruit', wild: 'rings', scatter: 'stars' },
    highPays: [
      [95, 425, 2_500],
      [70, 200, 800],
      [50, 170, 450],
      [34, 125, 350],
    ],
    lowPays: [
      [24, 60, 250],
      [19, 46, 145],
      [10, 44, 130],
      [9, 26, 110],
    ],
    ...{ scatterPays: [2, 10, 100], freeSpins: [8, 12, 20] },
    reels: [
      'BGHAGDHECEFBGFDEXACFGCHEFHFHDAHGFH',
      'DFHFCHGHGBWHFEGHADGAHDEBCDEFAXCEHGBGHF',
      'HCGEHGCFHWDGHGFDHGBEHFEGAXFEHCDFBCABD',
      'GHGWGEDFBWAGHCHGHDBHECHGFHEXBGFHFAEDFAFE',
      'FDEFHFGEHGCHGXEDEFHGCFDCHGDAGDBAHCHGH',
    ],
  },
  {
    ...{ id: 'paper-crown', title: 'Paper Crown', lines: 20, freeSpinMultiplier: 2, jackpotNetwork: null },
    ...{ high: ['scene', 'rings', 'goblets', 'keys'], low: 'suits', wild: 'brilliants', scatter: 'scrolls' },
    highPays: [
      [60, 270, 1_400],
      [48, 160, 625],
      [34, 85, 425],
      [26, 65, 220],
    ],
    lowPays: [
      [15, 48, 160],
      [12, 26, 135],
      [9, 24, 95],
      [7, 16, 56],
    ],
    ...{ scatterPays: [2, 10, 100], freeSpins: [8, 12, 20] },
    reels: [
      'CAHEFDGFHBGFHCHDGHDFGEHDECFEGXHD',
      'GHXCAWHEFDBEGFGHDEHFGDCGFHWHBEDE',
      'HEFHFDHBCHGHFDEHDEFHWGCHDFGBWGEGAGXB',
      'HFBEHFHEHDGAFHDHCFGHGDCEXWEHCWGDG',
      'WHEAGHGDXWHGFGHDHCAHFHFACGDEGEFCGHCBD',
    ],
  },
  {
    ...{ id: 'crown-vault', title: 'Crown Vault', lines: 20, freeSpinMultiplier: 2, jackpotNetwork: 'harvest' },
    ...{ high: ['scene', 'goldBars', 'brilliants', 'keys'], low: 'suits', wild: 'rings', scatter: 'vaults' },
    highPays: [
      [170, 975, 7_700],
      [75, 475, 4_400],
      [65, 260, 1_300],
      [32, 140, 550],
    ],
    lowPays: [
      [13, 50, 250],
      [9, 38, 200],
      [6, 24, 140],
      [6, 17, 125],
    ],
    ...{ scatterPays: [3, 15, 200], freeSpins: [10, 15, 25] },
    reels: [
      'GBAEGEGHFDHEHGEXFEHEFHGFHGBDFBFHCHF',
      'GEHFAHDFHBGFGBEFCGBGHCEHEGFHEDXFHFHDE',
      'GDGHEWFHEFEHFGCHFGDHGWHFGAHDBFHBGXHDEBEF',
      'WFAHEDFHGHGAFECHGHFGEGEHDGXDGHWFBCEGC',
      'DHGEHBHXCHFHGBEDEWGEFGHEFGBFEGAHFGHFEF',
    ],
  },
];
