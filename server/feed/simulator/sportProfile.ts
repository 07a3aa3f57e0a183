/** Rules and pricing of a sport. Seconds are of play on the game clock; a simulated game runs in real time. */
export type SportKey =
  | 'football'
  | 'collegeFootball'
  | 'basketball'
  | 'collegeBasketball'
  | 'hockey'
  | 'soccer'
  | 'tennis'
  | 'mma'
  | 'boxing'
  | 'baseball'
  | 'cricket';

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
  /**
   * Only one side scores at a time. HALVES: in each period the visitor and then the home side (baseball); SIDES: the home side in the first
   * period, the other in the second (cricket). Who bats last stops with the run that wins.
   */
  readonly innings?: 'HALVES' | 'SIDES';
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
  alternateSpreads: [-14, -10, -7, -6, -4, -3, -1, 1, 3, 4, 6, 7, 10, 14],
  alternateTotals: [-14, -10, -7, -6, -4, -3, -1, 1, 3, 4, 6, 7, 10, 14],
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
  alternateSpreads: [-12, -9, -6, -3, -1, 1, 3, 6, 9, 12],
  alternateTotals: [-20, -15, -10, -5, -2, 2, 5, 10, 15, 20],
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
  alternateSpreads: [-3, -2, -1, 1, 2, 3],
  alternateTotals: [-2, -1, 1, 2],
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
  alternateSpreads: [-2, -1, -0.5, 0.5, 1, 2],
  alternateTotals: [-2, -1, -0.5, 0.5, 1, 2],
  driftStep: 0.03,
};

const BASEBALL: ClockProfile = {
  ...HOCKEY,
  periods: 9,
  periodSeconds: 900,
  breakSeconds: [60, 60, 60, 60, 60, 60, 60, 60],
  periodPrefix: 'I',
  overtimeSeconds: 900,
  tie: 'OVERTIME',
  innings: 'HALVES',
  scores: [
    { points: 1, share: 0.68 },
    { points: 2, share: 0.2 },
    { points: 3, share: 0.09 },
    { points: 4, share: 0.03 },
  ],
  suspendSeconds: [4, 8],
  firstShare: 5 / 9,
  firstPeriods: 5,
  firstName: '1st 5 Innings',
  firstPeriodLabels: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  spreadName: 'Run Line',
  totalName: 'Total Runs',
  spreadSize: 1.5,
  alternateSpreads: [-3, -2, -1, 1, 2, 3],
  alternateTotals: [-3, -2, -1, 1, 2, 3],
  driftStep: 0.06,
};

const CRICKET: ClockProfile = {
  ...FOOTBALL,
  periods: 2,
  periodSeconds: 4_800,
  breakSeconds: [600],
  periodPrefix: 'Inn',
  overtimeSeconds: 600,
  tie: 'OVERTIME',
  innings: 'SIDES',
  scores: [
    { points: 1, share: 0.55 },
    { points: 2, share: 0.12 },
    { points: 4, share: 0.22 },
    { points: 6, share: 0.11 },
  ],
  suspendSeconds: null,
  firstShare: 0.5,
  firstPeriods: 1,
  firstName: '1st Innings',
  firstPeriodLabels: ['1', '2'],
  spreadName: 'Handicap',
  totalName: 'Total Runs',
  moneylineName: 'Match Winner',
  alternateSpreads: [-20, -10, -5, 5, 10, 20],
  alternateTotals: [-30, -20, -10, 10, 20, 30],
  driftStep: 0.3,
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
  baseball: BASEBALL,
  cricket: CRICKET,
  tennis: { kind: 'sets', setsToWin: 2, gameSeconds: [110, 220], driftStep: 0.003 },
  mma: { kind: 'rounds', rounds: 3, roundSeconds: 300, breakSeconds: 60, finishChance: 0.22, driftStep: 0.008 },
  boxing: { kind: 'rounds', rounds: 12, roundSeconds: 180, breakSeconds: 60, finishChance: 0.055, driftStep: 0.008 },
};
