import type { SlotData } from './slotData.ts';

/** Slots of Stillwater Studio. Their returns: npm run -s fair -- returns. */
export const STILLWATER_SLOTS: readonly SlotData[] = [
  {
    ...{ id: 'nine-koi', title: 'Nine Koi', lines: 20, freeSpinMultiplier: 2, jackpotNetwork: null },
    ...{ high: ['scene', 'lotus', 'dragonflies', 'lilies'], low: 'ranks', wild: 'waves', scatter: 'gongs' },
    highPays: [
      [75, 320, 1_500],
      [54, 150, 775],
      [28, 130, 450],
      [24, 95, 260],
    ],
    lowPays: [
      [19, 52, 160],
      [13, 36, 100],
      [9, 28, 75],
      [7, 22, 65],
    ],
    ...{ scatterPays: [2, 10, 100], freeSpins: [8, 12, 20] },
    reels: [
      'BFACBHFDGECHGBDHGDAGXHFDFCGHAHEGHCEHF',
      'FHCEAGECEFGHGHDBXEGFHDWHGHCWDHCFXGFGFH',
      'CEBGEGHWGDFEFHGCGHDWFECHGDHFXDAH',
      'DAGFHDGCWBGFEHCHEAFDGAFCXEHGHFHF',
      'FEGHFBDFCFHFGEFGDCGBCGHDGXGBDHEHAHC',
    ],
  },
  {
    ...{ id: 'silver-koi', title: 'Silver Koi', lines: 20, freeSpinMultiplier: 3, jackpotNetwork: null },
    ...{ high: ['scene', 'pearls', 'lotus', 'dragonflies'], low: 'ranks', wild: 'moons', scatter: 'gongs' },
    highPays: [
      [125, 1_000, 9_100],
      [75, 475, 2_700],
      [60, 250, 1_150],
      [40, 120, 775],
    ],
    lowPays: [
      [11, 40, 210],
      [8, 36, 135],
      [6, 26, 120],
      [6, 18, 90],
    ],
    ...{ scatterPays: [3, 15, 200], freeSpins: [10, 15, 25] },
    reels: [
      'FGXHEFBEDGAHGBEHFBGEHGEGEDGHECFDFHFCHGHDH',
      'GHCEGHBGDCWHEGHFDEHXFEHGEBAHFAFHFGC',
      'CHBFHGEGFDXFWEDGHGEGFHCFEFDHEWGAEHCHDHE',
      'DWGFGFEDGEGFEHGHEXCHGEFGEHFHBHAHBA',
      'HCDHBGHWDEFXEFGFGAGHWFEGHCGHEHFDEBGFCEG',
    ],
  },
  {
    ...{ id: 'lantern-street', title: 'Lantern Street', lines: 20, freeSpinMultiplier: 1, jackpotNetwork: null },
    ...{ high: ['scene', 'fans', 'teapots', 'moonCakes'], low: 'suits', wild: 'coins', scatter: 'fireworks' },
    highPays: [
      [80, 220, 675],
      [60, 120, 380],
      [44, 115, 230],
      [36, 80, 200],
    ],
    lowPays: [
      [18, 46, 150],
      [15, 44, 90],
      [15, 36, 80],
      [9, 26, 70],
    ],
    ...{ scatterPays: [2, 8, 50], freeSpins: [7, 10, 15] },
    reels: [
      'GECXDEFHCEDEFGDFHFEDEHAHGHFGAGBDHBH',
      'FDCHEBXFGAWBHDGFCBGDCFHDEGEHWHDFGBFE',
      'XEHGCHGFCDEGAGBFEWBECDGFHGXCHFADEWEHGDH',
      'HCHGHEGXHBCEDFHFHEGWEDAFGFBFEDGHG',
      'GFAGFHFECFECBHXDCHFGCDBEAHBDHEHGFDHGE',
    ],
  },
  {
    ...{ id: 'jade-lanterns', title: 'Jade Lanterns', lines: 20, freeSpinMultiplier: 2, jackpotNetwork: null },
    ...{ high: ['scene', 'moons', 'fans', 'teapots'], low: 'stones', wild: 'coins', scatter: 'fireworks' },
    highPays: [
      [70, 370, 1_700],
      [60, 160, 700],
      [42, 145, 370],
      [36, 115, 350],
    ],
    lowPays: [
      [19, 46, 200],
      [15, 42, 160],
      [11, 28, 90],
      [8, 22, 65],
    ],
    ...{ scatterPays: [2, 10, 100], freeSpins: [8, 12, 20] },
    reels: [
      'DFHEDFXEBHADHGBFGHCEGHCGHDBFEFDGFC',
      'HCDBGAEFXWEGHAHGDFHECFHEHGXGHAEFD',
      'AGBDCEACFEDHXDHGFAEWGHGEDCHFHDFWCHGEFHF',
      'GWGEHGDGAEBEHFDFXWHCGDEHGHFDHFCD',
      'GXHGEGCHEAHDEFEDFGEFCHGCDFHADCBHDFB',
    ],
  },
  {
    ...{ id: 'harbour-lights', title: 'Harbour Lights', lines: 20, freeSpinMultiplier: 2, jackpotNetwork: null },
    ...{ high: ['scene', 'lighthouses', 'anchors', 'buoys'], low: 'ranks', wild: 'helms', scatter: 'lamps' },
    highPays: [
      [95, 270, 850],
      [80, 190, 550],
      [48, 135, 390],
      [42, 95, 210],
    ],
    lowPays: [
      [30, 65, 150],
      [24, 60, 130],
      [14, 42, 110],
      [14, 32, 80],
    ],
    ...{ scatterPays: [2, 8, 50], freeSpins: [7, 10, 15] },
    reels: [
      'EFXHFAGDHFHBEGBECEGECGDGFHCDAECFHBDA',
      'EBDXEGDFGHCFWDBEAFDHEHFEDCGFGEHBHGH',
      'WBHGHDEAGDAGBGEAEFEDHFXHEFGCFEGCBFHFDHG',
      'FGHCADWGFHCHEHGEADBGFAEBEHEGXGDFGDH',
      'FXAHBEWBGHEGFDCGDHFHEFCAECAEDBGFGDGHCBDFGE',
    ],
  },
  {
    ...{ id: 'storm-harbour', title: 'Storm Harbour', lines: 20, freeSpinMultiplier: 3, jackpotNetwork: null },
    ...{ high: ['scene', 'helms', 'lighthouses', 'anchors'], low: 'ranks', wild: 'buoys', scatter: 'waves' },
    highPays: [
      [170, 825, 7_500],
      [95, 360, 3_700],
      [56, 200, 1_150],
      [36, 110, 625],
    ],
    lowPays: [
      [10, 38, 230],
      [8, 34, 210],
      [7, 19, 130],
      [6, 14, 95],
    ],
    ...{ scatterPays: [3, 15, 200], freeSpins: [10, 15, 25] },
    reels: [
      'GBFGFHGEHAGHFGHGXHFHDAEGCFEDFEHEH',
      'EHFXFGHFHGEBFAHEGFCEDGWHGDGBHDWEH',
      'EGEGCEFEDEHDBGWHGDEHGHFEXHFHFAHGFDH',
      'EHGCFDFEHCDFHGDGHCHGBEFEGFHXWABEHEGB',
      'BAEBGFCDEFGBHFHEDHGDCEGCFXHDHFGHEHGHGEG',
    ],
  },
];
