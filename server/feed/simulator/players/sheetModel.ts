import type { MarketUnit } from '../../../../core/money/markets.ts';

/** What an action adds to a player's statistic: one, or its size (yards, points). */
export interface Hit {
  readonly stat: string;
  readonly by: 'ONE' | 'SIZE';
}

export interface Sizes {
  readonly size: number;
  readonly share: number;
}

/**
 * Actions of a side that come by themselves, as a Poisson process beside the scores: catches, runs, rebounds, saved shots, corners. Each is one
 * player's, by the shares of the roles, or nobody's.
 */
export interface Action {
  readonly key: string;
  /** The mean number of one side, in regulation. */
  readonly perGame: number;
  readonly sizes: readonly Sizes[];
  /** Whose it is. */
  readonly actor: readonly Hit[];
  /** Hits of the player of this role on the same side: the passer of a catch. */
  readonly partner?: { readonly role: number; readonly hits: readonly Hit[] };
  /** Hits of the player of this role on the other side: the keeper who saves. */
  readonly opponent?: { readonly role: number; readonly hits: readonly Hit[] };
  readonly unit?: MarketUnit;
  /** Only in so many first periods: a starting pitcher leaves. */
  readonly until?: number;
  /** The sentence of the play-by-play; `{player}`, `{partner}`, `{team}` and `{size}` stand for them. Empty: there is none. */
  readonly text: string;
}

export interface Role {
  readonly position: string;
  /** Share of the side's scores of each number of points. */
  readonly scores: Readonly<Record<number, number>>;
  /** Share of the scores of others that are assisted by somebody. */
  readonly assists?: number;
  /** Share of each action. */
  readonly actions: Readonly<Record<string, number>>;
}

/** How the points and actions of a side are spread over its players. */
export interface SheetModel {
  readonly roles: readonly Role[];
  readonly actions: readonly Action[];
  /** What a score of so many points adds for its scorer. */
  readonly scoreHits: Readonly<Record<number, readonly Hit[]>>;
  /** Chance that a score of so many points has an assist. */
  readonly assisted: Readonly<Record<number, number>>;
  readonly scoreTexts: Readonly<Record<number, string>>;
}

const ONE: readonly Sizes[] = [{ size: 1, share: 1 }];
const one = (stat: string): readonly Hit[] => [{ stat, by: 'ONE' }];

const SHORT_GAINS: readonly Sizes[] = [
  { size: 1, share: 0.16 },
  { size: 2, share: 0.2 },
  { size: 3, share: 0.2 },
  { size: 5, share: 0.22 },
  { size: 8, share: 0.14 },
  { size: 14, share: 0.08 },
];
const LONG_GAINS: readonly Sizes[] = [
  { size: 4, share: 0.16 },
  { size: 7, share: 0.24 },
  { size: 10, share: 0.22 },
  { size: 14, share: 0.18 },
  { size: 21, share: 0.14 },
  { size: 38, share: 0.06 },
];

const touchdowns = (share: number): Readonly<Record<number, number>> => ({ 6: share, 7: share, 8: share });

export const QUARTERBACK = 0;

const FOOTBALL: SheetModel = {
  roles: [
    { position: 'QB', scores: touchdowns(0.08), actions: { run: 0.14 } },
    { position: 'RB', scores: touchdowns(0.22), actions: { run: 0.58, catch: 0.13 } },
    { position: 'RB', scores: touchdowns(0.09), actions: { run: 0.26, catch: 0.06 } },
    { position: 'WR', scores: touchdowns(0.2), actions: { catch: 0.27, run: 0.02 } },
    { position: 'WR', scores: touchdowns(0.14), actions: { catch: 0.2 } },
    { position: 'WR', scores: touchdowns(0.08), actions: { catch: 0.13 } },
    { position: 'TE', scores: touchdowns(0.12), actions: { catch: 0.19 } },
    { position: 'K', scores: { 3: 1 }, actions: {} },
  ],
  actions: [
    {
      key: 'catch',
      perGame: 21.5,
      sizes: LONG_GAINS,
      actor: [
        { stat: 'RECEPTIONS', by: 'ONE' },
        { stat: 'RECEIVING_YARDS', by: 'SIZE' },
      ],
      partner: {
        role: QUARTERBACK,
        hits: [
          { stat: 'COMPLETIONS', by: 'ONE' },
          { stat: 'PASSING_YARDS', by: 'SIZE' },
        ],
      },
      text: '{partner} to {player} for {size} yards',
    },
    {
      key: 'run',
      perGame: 26,
      sizes: SHORT_GAINS,
      actor: [
        { stat: 'CARRIES', by: 'ONE' },
        { stat: 'RUSHING_YARDS', by: 'SIZE' },
      ],
      text: '{player} runs for {size} yards',
    },
  ],
  scoreHits: { 3: one('FIELD_GOALS'), 6: one('TOUCHDOWNS'), 7: one('TOUCHDOWNS'), 8: one('TOUCHDOWNS') },
  assisted: {},
  scoreTexts: {
    3: 'Field goal by {player}',
    6: 'Touchdown by {player}, no extra point',
    7: 'Touchdown by {player}, extra point good',
    8: 'Touchdown by {player}, two points added',
  },
};

const points = (share: number, long: number): Readonly<Record<number, number>> => ({ 1: share, 2: share, 3: long });
const POINTS: readonly Hit[] = [{ stat: 'POINTS', by: 'SIZE' }];

const BASKETBALL: SheetModel = {
  roles: [
    { position: 'G', scores: points(0.2, 0.24), assists: 0.3, actions: { rebound: 0.1 } },
    { position: 'G', scores: points(0.14, 0.2), assists: 0.18, actions: { rebound: 0.09 } },
    { position: 'F', scores: points(0.2, 0.18), assists: 0.16, actions: { rebound: 0.17 } },
    { position: 'F', scores: points(0.14, 0.12), assists: 0.1, actions: { rebound: 0.18 } },
    { position: 'C', scores: points(0.14, 0.04), assists: 0.08, actions: { rebound: 0.24 } },
    { position: 'G', scores: points(0.08, 0.12), assists: 0.1, actions: { rebound: 0.07 } },
    { position: 'F', scores: points(0.06, 0.07), assists: 0.05, actions: { rebound: 0.09 } },
    { position: 'C', scores: points(0.04, 0.03), assists: 0.03, actions: { rebound: 0.06 } },
  ],
  actions: [{ key: 'rebound', perGame: 43, sizes: ONE, actor: one('REBOUNDS'), text: '' }],
  scoreHits: { 1: POINTS, 2: POINTS, 3: [...POINTS, { stat: 'THREES', by: 'ONE' }] },
  assisted: { 2: 0.55, 3: 0.8 },
  scoreTexts: { 1: 'Free throw by {player}', 2: '{player} scores two', 3: 'Three-pointer by {player}' },
};

const goals = (share: number): Readonly<Record<number, number>> => ({ 1: share });

const HOCKEY: SheetModel = {
  roles: [
    { position: 'C', scores: goals(0.16), assists: 0.18, actions: { shot: 0.13 } },
    { position: 'W', scores: goals(0.17), assists: 0.13, actions: { shot: 0.14 } },
    { position: 'W', scores: goals(0.13), assists: 0.12, actions: { shot: 0.11 } },
    { position: 'C', scores: goals(0.11), assists: 0.1, actions: { shot: 0.09 } },
    { position: 'W', scores: goals(0.1), assists: 0.08, actions: { shot: 0.1 } },
    { position: 'D', scores: goals(0.06), assists: 0.13, actions: { shot: 0.09 } },
    { position: 'D', scores: goals(0.04), assists: 0.08, actions: { shot: 0.07 } },
    { position: 'G', scores: {}, actions: {} },
  ],
  actions: [
    {
      key: 'shot',
      perGame: 26,
      sizes: ONE,
      actor: one('SHOTS'),
      opponent: { role: 7, hits: one('SAVES') },
      text: 'Shot by {player}, saved',
    },
  ],
  scoreHits: { 1: [...one('GOALS'), ...one('SHOTS')] },
  assisted: { 1: 0.9 },
  scoreTexts: { 1: 'Goal by {player}' },
};

const SOCCER: SheetModel = {
  roles: [
    { position: 'Forward', scores: goals(0.3), assists: 0.12, actions: { shot: 0.24 } },
    { position: 'Forward', scores: goals(0.18), assists: 0.18, actions: { shot: 0.17 } },
    { position: 'Forward', scores: goals(0.14), assists: 0.16, actions: { shot: 0.14 } },
    { position: 'Midfielder', scores: goals(0.1), assists: 0.18, actions: { shot: 0.12, card: 0.14 } },
    { position: 'Midfielder', scores: goals(0.08), assists: 0.12, actions: { shot: 0.1, card: 0.18 } },
    { position: 'Defender', scores: goals(0.05), assists: 0.06, actions: { shot: 0.06, card: 0.16 } },
    { position: 'Defender', scores: goals(0.04), assists: 0.04, actions: { shot: 0.04, card: 0.16 } },
    { position: 'Goalkeeper', scores: {}, actions: {} },
  ],
  actions: [
    {
      key: 'shot',
      perGame: 3.4,
      sizes: ONE,
      actor: one('SHOTS_ON_TARGET'),
      opponent: { role: 7, hits: one('SAVES') },
      text: 'Shot by {player}, saved',
    },
    { key: 'corner', perGame: 5.1, sizes: ONE, actor: [], unit: 'CORNERS', text: 'Corner for {team}' },
    { key: 'card', perGame: 1.9, sizes: ONE, actor: one('CARDS'), unit: 'CARDS', text: 'Yellow card for {player}' },
  ],
  scoreHits: { 1: [...one('GOALS'), ...one('SHOTS_ON_TARGET')] },
  assisted: { 1: 0.75 },
  scoreTexts: { 1: 'Goal by {player}' },
};

const runs = (share: number): Readonly<Record<number, number>> => ({ 1: share, 2: share, 3: share, 4: share });

export const STARTING_PITCHER = 8;
/** The starting pitcher stays for so many innings. */
export const STARTER_INNINGS = 6;

const BASEBALL: SheetModel = {
  roles: [
    ...[0.14, 0.14, 0.16, 0.15, 0.12, 0.1, 0.1, 0.09].map((share, index) => ({
      position: ['CF', 'SS', '1B', 'LF', '3B', 'RF', '2B', 'C'][index] ?? 'DH',
      scores: runs(share),
      actions: {},
    })),
    { position: 'P', scores: {}, actions: {} },
  ],
  actions: [
    {
      key: 'strikeout',
      perGame: 8.6,
      sizes: ONE,
      actor: [],
      opponent: { role: STARTING_PITCHER, hits: one('STRIKEOUTS') },
      until: STARTER_INNINGS,
      text: 'Strikeout against {team}',
    },
  ],
  scoreHits: {},
  assisted: {},
  scoreTexts: {
    1: '{player} drives in a run',
    2: '{player} drives in two',
    3: '{player} drives in three',
    4: 'Grand slam by {player}',
  },
};

export const SHEET_MODELS = {
  football: FOOTBALL,
  basketball: BASKETBALL,
  hockey: HOCKEY,
  soccer: SOCCER,
  baseball: BASEBALL,
} as const;
