import type { MarketSubject } from '../../../../../core/money/markets.ts';
import type { MarketType, SelectionSide } from '../../../../../core/wire/contract.ts';
import type { StillBoard } from '../../../../platform/gallery/stillPrices.ts';
import type { Market, Player, Selection, SlateEvent } from '../../logic/slate.ts';
import type { EventPlayer, EventStatistics } from '../../logic/statistics.ts';
import { ROWS, SAMPLES_AT, THREE_WAY } from './boardSamples.ts';

type Option = readonly [side: SelectionSide, name: string, american: number, what?: string | number];

/** A market of these selections: side, name, price, and an outcome or a line in hundredths. */
function offered(id: string, name: string, type: MarketType, options: readonly Option[], subject: MarketSubject = {}): Market {
  const selections = options.map(
    ([side, label, american, what], index): Selection => ({
      id: `${id}-${index}`,
      name: label,
      side,
      outcome: typeof what === 'string' ? what : null,
      pointsHundredths: typeof what === 'number' ? what : null,
      odds: american > 0 ? { numerator: american, denominator: 100 } : { numerator: 100, denominator: -american },
    }),
  );
  return { id, name, type, status: 'OPEN', main: false, subject, selections };
}

const sides = (line: number, odds: readonly [number, number], names: readonly [string, string]): readonly Option[] => [
  ['AWAY', names[0], odds[0], -line],
  ['HOME', names[1], odds[1], line],
];
const overUnder = (line: number, odds: readonly [number, number] = [-110, -110]): readonly Option[] => [
  ['OVER', 'Over', odds[0], line],
  ['UNDER', 'Under', odds[1], line],
];
const FIRST_HALF = { periods: { from: 1, to: 2 } };
const NFL_NAMES = ['Chiefs', 'Bills'] as const;

const ROSTER: readonly (readonly [id: string, name: string, side: 'HOME' | 'AWAY', position: string, average: number])[] = [
  ['cross', 'Jalen Cross', 'HOME', 'Running back', 60],
  ['dale', 'Rico Dale', 'AWAY', 'Running back', 50],
  ['banks', 'Theo Banks', 'HOME', 'Receiver', 40],
  ['moss', 'Andre Moss', 'AWAY', 'Receiver', 30],
  ['ward', 'Cal Ward', 'HOME', 'Quarterback', 20],
];

const ladder = (id: string, name: string, average: number): readonly Market[] =>
  [-10, 0, 10, 20].map((step, index) =>
    offered(
      `rush-${id}-${step}`,
      `${name} Rushing Yards`,
      'MILESTONE',
      [['YES', `${name} ${average + step}+`, [-195, -118, 128, 210][index] ?? 100, (average + step) * 100]],
      { player: { id, stat: 'rushing-yards' } },
    ),
  );

const FOOTBALL: readonly Market[] = [
  ...(ROWS[0]?.markets ?? []),
  ...ROSTER.flatMap(([id, name, , , average]) => ladder(id, name, average)),
  ...ROSTER.map(([id, name, , , average]) =>
    offered(`receiving-${id}`, `${name} Receiving Yards`, 'TOTAL', overUnder(average * 100 + 50), {
      player: { id, stat: 'receiving-yards' },
    }),
  ),
  offered('half-spread', '1st Half Spread', 'SPREAD', sides(-150, [-108, -112], NFL_NAMES), FIRST_HALF),
  offered('half-total', '1st Half Total', 'TOTAL', overUnder(2350), FIRST_HALF),
  offered(
    'half-winner',
    '1st Half Moneyline',
    'MONEYLINE',
    [
      ['AWAY', 'Chiefs', 115],
      ['HOME', 'Bills', -135],
    ],
    FIRST_HALF,
  ),
  ...[1, 2, 3, 4].map((quarter) =>
    offered(`q${quarter}`, 'Total', 'TOTAL', overUnder(1050 + quarter * 50), { periods: { from: quarter, to: quarter } }),
  ),
  offered('chiefs', 'Chiefs Total', 'TOTAL', overUnder(2250), { side: 'AWAY' }),
  offered('bills', 'Bills Total', 'TOTAL', overUnder(2450), { side: 'HOME' }),
  ...[-650, -450, -250, -150, 150, 350, 650, 950].map((line, index) =>
    offered(`alternate-${index}`, 'Alternate Spread', 'SPREAD', sides(line, [-240 + index * 10, 200 - index * 10], NFL_NAMES)),
  ),
  ...[20, 30].map((target) =>
    offered(
      `race-${target}`,
      'Race to',
      'RACE_TO',
      [
        ['AWAY', 'Chiefs', 120],
        ['HOME', 'Bills', -140],
      ],
      { target: target * 100 },
    ),
  ),
  offered('odd', 'Odd or Even', 'ODD_EVEN', [
    ['ODD', 'Odd', -110],
    ['EVEN', 'Even', -110],
  ]),
  offered(
    'margin',
    'Winning Margin',
    'WINNING_MARGIN',
    (['1_6', '7_12', '13_18', '19_UP'] as const).flatMap((range): Option[] => [
      ['OUTCOME', `Chiefs by ${range.replace('_UP', '+').replace('_', '–')}`, 450, `AWAY_${range}`],
      ['OUTCOME', `Bills by ${range.replace('_UP', '+').replace('_', '–')}`, 380, `HOME_${range}`],
    ]),
  ),
  { ...offered('closed', '2nd Half Total', 'TOTAL', overUnder(2350), { periods: { from: 3, to: 4 } }), status: 'HIDDEN' },
];

const SOCCER: readonly Market[] = [
  ...THREE_WAY.markets,
  offered('both', 'Both Teams To Score', 'BOTH_TO_SCORE', [
    ['YES', 'Yes', -140],
    ['NO', 'No', 110],
  ]),
  offered(
    'both-half',
    '1st Half Both Teams To Score',
    'BOTH_TO_SCORE',
    [
      ['YES', 'Yes', 320],
      ['NO', 'No', -450],
    ],
    { periods: { from: 1, to: 1 } },
  ),
  offered('chance', 'Double Chance', 'DOUBLE_CHANCE', [
    ['OUTCOME', 'Liverpool or draw', -220, 'HOME_OR_DRAW'],
    ['OUTCOME', 'Arsenal or draw', -130, 'AWAY_OR_DRAW'],
    ['OUTCOME', 'Arsenal or Liverpool', -350, 'HOME_OR_AWAY'],
  ]),
  offered(
    'score',
    'Correct Score',
    'CORRECT_SCORE',
    ['1-0', '2-0', '2-1', '3-1', '0-0', '1-1', '2-2', '0-1', '0-2', '1-2'].map(
      (score, index): Option => [...(['OUTCOME', score.replace('-', '–'), 600 + index * 90, score] as const)],
    ),
  ),
];

const [PRE_GAME] = ROWS;
export const FOOTBALL_EVENT: SlateEvent = {
  ...(PRE_GAME ?? THREE_WAY),
  id: 'football-page',
  markets: FOOTBALL,
  players: ROSTER.map(([id, name, side, detail]): Player => ({ id, name, side, detail, headshot: null })),
};
export const SOCCER_EVENT: SlateEvent = { ...THREE_WAY, id: 'soccer-page', sport: 'soccer', markets: SOCCER };
export const FIGHT: SlateEvent = {
  ...(PRE_GAME ?? THREE_WAY),
  id: 'fight-page',
  sport: 'mma',
  competitionName: 'UFC Fight Night',
  markets: [
    {
      ...offered('fight', 'Fight Winner', 'MONEYLINE', [
        ['AWAY', 'Chiefs', -165],
        ['HOME', 'Bills', 140],
      ]),
      main: true,
    },
    offered('method', 'Method of Victory', 'METHOD', [
      ...(['KO or TKO', 'submission', 'decision'] as const).flatMap((how, index): Option[] => [
        ['OUTCOME', `Chiefs by ${how}`, 160 + index * 150, `AWAY_M${index}`],
        ['OUTCOME', `Bills by ${how}`, 380 + index * 60, `HOME_M${index}`],
      ]),
    ]),
  ],
};

const NUMBERS: readonly EventPlayer[] = [];
export const STATISTICS: EventStatistics = {
  situation: { side: 'AWAY', text: '3rd & 7 at BUF 32' },
  statistics: [
    { key: 'possession', label: 'Possession', home: '41%', away: '59%', homeShare: 0.41 },
    { key: 'total-yards', label: 'Total yards', home: '212', away: '287', homeShare: 0.42 },
    { key: 'third', label: 'Third downs', home: '3 of 9', away: '5 of 8', homeShare: null },
  ],
  plays: [
    { number: 2, period: 'Q3', clock: '4:12', side: 'AWAY', text: 'Dale runs for 6 yards', homeScore: null, awayScore: null },
    { number: 1, period: 'Q3', clock: '4:58', side: 'HOME', text: 'Banks scores a touchdown', homeScore: 10, awayScore: 13 },
  ],
  players: NUMBERS,
  form: [
    {
      side: 'HOME',
      games: [
        {
          playedAt: '2026-11-15T18:00:00Z',
          opponent: 'Jets',
          isHome: true,
          outcome: 'WIN',
          score: 31,
          opponentScore: 17,
          note: null,
        },
      ],
    },
    {
      side: 'AWAY',
      games: [
        {
          playedAt: '2026-11-15T21:00:00Z',
          opponent: 'Raiders',
          isHome: false,
          outcome: 'LOSS',
          score: 20,
          opponentScore: 23,
          note: 'after overtime',
        },
      ],
    },
  ],
  meetings: [{ playedAt: '2026-01-25T23:30:00Z', home: 'Chiefs', away: 'Bills', homeScore: 32, awayScore: 29 }],
  injuries: [{ side: 'HOME', player: 'Cal Ward', position: 'QB', status: 'QUESTIONABLE', reason: 'Ankle' }],
  profiles: [
    {
      side: 'AWAY',
      facts: [
        { label: 'Age', value: '31' },
        { label: 'Reach', value: '76″' },
      ],
    },
    {
      side: 'HOME',
      facts: [
        { label: 'Age', value: '27' },
        { label: 'Reach', value: '73″' },
      ],
    },
  ],
};

export const EVENT_SAMPLES: readonly SlateEvent[] = [FOOTBALL_EVENT, SOCCER_EVENT, FIGHT];

export const EVENT_BOARD: StillBoard = {
  prices: Object.fromEntries(
    EVENT_SAMPLES.flatMap(({ markets }) =>
      markets.flatMap(({ selections }) => selections.map(({ id, ...price }) => [id, price] as const)),
    ),
  ),
  markets: Object.fromEntries(EVENT_SAMPLES.flatMap(({ markets }) => markets.map(({ id, status }) => [id, status] as const))),
  events: Object.fromEntries(EVENT_SAMPLES.map(({ id, ...event }) => [id, event] as const)),
  asOf: new Date(SAMPLES_AT).toISOString(),
};
