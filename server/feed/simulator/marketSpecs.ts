import type { MarketType, Side } from '../../../core/contract.ts';
import type { LineKey } from './simulatedEvent.ts';
import { type ClockProfile, SPORT_PROFILES, type SportKey } from './sportProfile.ts';

/** A market that the simulator offers on every event of a sport. */
export interface MarketSpec {
  /** Last part of the market's id. */
  readonly key: string;
  /** `{home}` and `{away}` stand for the sides' names. */
  readonly name: string;
  readonly type: MarketType;
  readonly main: boolean;
  readonly part: 'GAME' | 'FIRST';
  readonly line: LineKey | null;
  /** Points off the line. */
  readonly offset: number;
  readonly gradedPeriods: number | null;
  readonly gradedSide: Side | null;
}

const PLAIN = { main: false, part: 'GAME', line: null, offset: 0, gradedPeriods: null, gradedSide: null } as const;

function clockSpecs(profile: ClockProfile): MarketSpec[] {
  const moneyline = profile.threeWay ? 'MONEYLINE_THREE_WAY' : 'MONEYLINE';
  const first = { ...PLAIN, part: 'FIRST', gradedPeriods: profile.firstPeriods } as const;
  const alternates = (offsets: readonly number[], line: LineKey, type: MarketType, name: string): MarketSpec[] =>
    offsets.map((offset, index) => ({
      ...PLAIN,
      key: `alternate-${line}-${index + 1}`,
      name: `Alternate ${name}`,
      type,
      line,
      offset,
    }));
  return [
    { ...PLAIN, key: 'spread', name: profile.spreadName, type: 'SPREAD', main: true, line: 'spread' },
    { ...PLAIN, key: 'total', name: profile.totalName, type: 'TOTAL', main: true, line: 'total' },
    { ...PLAIN, key: 'moneyline', name: profile.moneylineName, type: moneyline, main: true },
    { ...first, key: 'first-spread', name: `${profile.firstName} ${profile.spreadName}`, type: 'SPREAD', line: 'firstSpread' },
    { ...first, key: 'first-total', name: `${profile.firstName} ${profile.totalName}`, type: 'TOTAL', line: 'firstTotal' },
    { ...first, key: 'first-moneyline', name: `${profile.firstName} ${profile.moneylineName}`, type: moneyline },
    { ...PLAIN, key: 'away-total', name: '{away} Total', type: 'TOTAL', line: 'awayTotal', gradedSide: 'AWAY' },
    { ...PLAIN, key: 'home-total', name: '{home} Total', type: 'TOTAL', line: 'homeTotal', gradedSide: 'HOME' },
    ...alternates(profile.alternateSpreads, 'spread', 'SPREAD', profile.spreadName),
    ...alternates(profile.alternateTotals, 'total', 'TOTAL', profile.totalName),
  ];
}

const SET_SPECS: readonly MarketSpec[] = [
  { ...PLAIN, key: 'moneyline', name: 'Match Winner', type: 'MONEYLINE', main: true },
  { ...PLAIN, key: 'total', name: 'Total Sets', type: 'TOTAL', main: true, line: 'total' },
  { ...PLAIN, key: 'first-moneyline', name: '1st Set Winner', type: 'MONEYLINE', part: 'FIRST', gradedPeriods: 1 },
];

const ROUND_SPECS: readonly MarketSpec[] = [{ ...PLAIN, key: 'moneyline', name: 'Fight Winner', type: 'MONEYLINE', main: true }];

/** In display order. A first half offers a draw only in sports whose games may end level; elsewhere a tie is refunded. */
function specsOf(sport: SportKey): readonly MarketSpec[] {
  const profile = SPORT_PROFILES[sport];
  if (profile.kind === 'clock') return clockSpecs(profile);
  return profile.kind === 'sets' ? SET_SPECS : ROUND_SPECS;
}

const SPECS = new Map<SportKey, readonly MarketSpec[]>();

export function marketSpecs(sport: SportKey): readonly MarketSpec[] {
  const known = SPECS.get(sport);
  if (known) return known;
  const made = specsOf(sport);
  SPECS.set(sport, made);
  return made;
}
