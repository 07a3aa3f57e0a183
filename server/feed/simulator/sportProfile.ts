/** Rules and pricing of a sport. Seconds are of play on the game clock; a simulated game runs in real time. */
export type SportKey = 'football' | 'collegeFootball' | 'basketball' | 'collegeBasketball' | 'hockey' | 'soccer' | 'tennis' | 'mma';

/** Sports with a running clock and points for either side. */
export interface ClockProfile {
  readonly kind: 'clock';
  readonly periods: number;
  readonly periodSeconds: number;
  /** Break after each period but the last. */
  readonly breakSeconds: readonly number[];
  /** `Q3 4:12`; empty for a clock that counts minutes up: `67'`. */
  readonly periodPrefix: string;
  readonly overtimeSeconds: number;
  /** Meaning of a tie at the end of regulation. */
  readonly tie: 'STANDS' | 'OVERTIME' | 'SUDDEN_DEATH';
  /** Points of one score, and the frequency of each. */
  readonly scores: readonly { readonly points: number; readonly share: number }[];
  /** Seconds for which the markets are suspended after a score; none where scores are too frequent for that. */
  readonly suspendSeconds: readonly [number, number] | null;
  /** Lines stay between whole numbers, and an overtime without a goal is decided in a shootout. */
  readonly fewGoals: boolean;
  /** First half (first period, where `firstPeriods` is 1): share of the points, and number of periods. */
  readonly firstShare: number;
  readonly firstPeriods: number;
  readonly firstName: string;
  readonly firstPeriodLabels: readonly string[];
  readonly spreadName: string;
  readonly totalName: string;
  readonly moneylineName: string;
  readonly threeWay: boolean;
  /** Where lines keep a fixed size (puck line); elsewhere they follow the fair line by half points. */
  readonly spreadSize: number | null;
  readonly alternateSpreads: readonly number[];
  readonly alternateTotals: readonly number[];
  /** Typical step of a mean in one update, in points. */
  readonly driftStep: number;
}

export interface SetProfile {
  readonly kind: 'sets';
  readonly setsToWin: number;
  readonly gameSeconds: readonly [number, number];
  readonly driftStep: number;
}

export interface RoundProfile {
  readonly kind: 'rounds';
  readonly rounds: number;
  readonly roundSeconds: number;
  readonly breakSeconds: number;
  /** Chance that a round ends the fight. */
  readonly finishChance: number;
  readonly driftStep: number;
}

export type SportProfile = ClockProfile | SetProfile | RoundProfile;

const FOOTBALL: ClockProfile = {
  kind: 'clock',
  periods: 4,
  periodSeconds: 900,
  breakSeconds: [60, 240, 60],
  periodPrefix: 'Q',
  overtimeSeconds: 600,
  tie: 'SUDDEN_DEATH',
  scores: [
    { points: 7, share: 0.52 },
    { points: 3, share: 0.4 },
    { points: 6, share: 0.05 },
    { points: 8, share: 0.03 },
  ],
  suspendSeconds: [5, 9],
  fewGoals: false,
  firstShare: 0.5,
  firstPeriods: 2,
  firstName: '1st Half',
  firstPeriodLabels: ['1', '2', '3', '4'],
  spreadName: 'Spread',
  totalName: 'Total',
  moneylineName: 'Moneyline',
  threeWay: false,
  spreadSize: null,
  alternateSpreads: [-7, -3, 3, 7],
  alternateTotals: [-7, -3, 3, 7],
  driftStep: 0.16,
};

const BASKETBALL: ClockProfile = {
  ...FOOTBALL,
  periodSeconds: 720,
  breakSeconds: [60, 240, 60],
  overtimeSeconds: 300,
  tie: 'OVERTIME',
  scores: [
    { points: 2, share: 0.58 },
    { points: 3, share: 0.3 },
    { points: 1, share: 0.12 },
  ],
  suspendSeconds: null,
  alternateSpreads: [-6, -3, 3, 6],
  alternateTotals: [-10, -5, 5, 10],
  driftStep: 0.2,
};

const HOCKEY: ClockProfile = {
  ...FOOTBALL,
  periods: 3,
  periodSeconds: 1_200,
  breakSeconds: [180, 180],
  periodPrefix: 'P',
  overtimeSeconds: 300,
  scores: [{ points: 1, share: 1 }],
  suspendSeconds: [5, 9],
  fewGoals: true,
  firstShare: 0.31,
  firstPeriods: 1,
  firstName: '1st Period',
  firstPeriodLabels: ['1', '2', '3'],
  spreadName: 'Puck Line',
  spreadSize: 1.5,
  alternateSpreads: [-1, 1],
  alternateTotals: [-1, 1],
  driftStep: 0.035,
};

const SOCCER: ClockProfile = {
  ...HOCKEY,
  periods: 2,
  periodSeconds: 2_700,
  breakSeconds: [300],
  periodPrefix: '',
  tie: 'STANDS',
  suspendSeconds: [7, 12],
  firstShare: 0.45,
  firstName: '1st Half',
  firstPeriodLabels: ['1', '2'],
  spreadName: 'Handicap',
  totalName: 'Total Goals',
  moneylineName: 'To Win',
  threeWay: true,
  spreadSize: null,
  alternateSpreads: [-1, 1],
  alternateTotals: [-1, 1],
  driftStep: 0.03,
};

export const SPORT_PROFILES: Readonly<Record<SportKey, SportProfile>> = {
  football: FOOTBALL,
  collegeFootball: { ...FOOTBALL, tie: 'OVERTIME', overtimeSeconds: 300 },
  basketball: BASKETBALL,
  collegeBasketball: {
    ...BASKETBALL,
    periods: 2,
    periodSeconds: 1_200,
    breakSeconds: [240],
    periodPrefix: 'H',
    firstShare: 0.47,
    firstPeriods: 1,
    firstPeriodLabels: ['1', '2'],
  },
  hockey: HOCKEY,
  soccer: SOCCER,
  tennis: { kind: 'sets', setsToWin: 2, gameSeconds: [110, 220], driftStep: 0.003 },
  mma: { kind: 'rounds', rounds: 3, roundSeconds: 300, breakSeconds: 60, finishChance: 0.22, driftStep: 0.008 },
};
