import { basketballMarkets, basketballPlayerMarkets } from './markets/basketballMarkets.ts';
import { moneyline, spread, teamTotal, threeWay, total } from './markets/clockMarkets.ts';
import { footballMarkets, footballPlayerMarkets } from './markets/footballMarkets.ts';
import { hockeyMarkets, hockeyPlayerMarkets, soccerMarkets, soccerPlayerMarkets } from './markets/goalMarkets.ts';
import { baseballMarkets, cricketMarkets, pitcherMarkets } from './markets/inningsMarkets.ts';
import type { MarketSpec } from './markets/marketSpec.ts';
import { twoSides } from './markets/quote.ts';
import { roundMarkets } from './markets/roundMarkets.ts';
import { setMarkets } from './markets/setMarkets.ts';
import { sheetsOf } from './players/teamSheet.ts';
import { setOutlookOf } from './setOutlook.ts';
import { marketStrengths, profileOf, type SimulatedEvent } from './simulatedEvent.ts';
import type { ClockProfile } from './sportProfile.ts';

const GAME = 'GAME' as const;

/** Main, alternate and first-half markets, which every sport with a clock has. */
function clockMarkets(profile: ClockProfile): MarketSpec[] {
  const { spreadName, totalName, moneylineName, firstName } = profile;
  const winner = profile.threeWay ? threeWay : moneyline;
  const first = { from: 1, to: profile.firstPeriods };
  return [
    spread({ key: 'spread', name: spreadName, part: GAME, main: true }),
    total({ key: 'total', name: totalName, part: GAME, main: true }),
    winner({ key: 'moneyline', name: moneylineName, part: GAME, main: true }),
    spread({ key: 'first-spread', name: `${firstName} ${spreadName}`, part: first }),
    total({ key: 'first-total', name: `${firstName} ${totalName}`, part: first }),
    winner({ key: 'first-moneyline', name: `${firstName} ${moneylineName}`, part: first }),
    teamTotal({ key: 'away-total', name: '{away} Total', part: GAME }, 'AWAY'),
    teamTotal({ key: 'home-total', name: '{home} Total', part: GAME }, 'HOME'),
    ...profile.alternateSpreads.map((offset, index) =>
      spread({ key: `alternate-spread-${index + 1}`, name: `Alternate ${spreadName}`, part: GAME }, offset),
    ),
    ...profile.alternateTotals.map((offset, index) =>
      total({ key: `alternate-total-${index + 1}`, name: `Alternate ${totalName}`, part: GAME }, offset),
    ),
  ];
}

/** Winner of the match and of its first set, and whether every set is played. */
function mainSetMarkets(): MarketSpec[] {
  const plain = { subject: {}, main: true } as const;
  return [
    {
      ...plain,
      key: 'moneyline',
      name: 'Match Winner',
      type: 'MONEYLINE',
      quote: (event) => twoSides('HOME', 'AWAY', setOutlookOf(event)?.homeWins ?? 0),
    },
    {
      ...plain,
      key: 'total',
      name: 'Total Sets',
      type: 'TOTAL',
      quote: (event) => {
        const profile = profileOf(event);
        const full = setOutlookOf(event)?.goesFull ?? null;
        if (full === null || profile.kind !== 'sets') return 'DECIDED';
        const line = profile.setsToWin * 2 - 1.5;
        return twoSides('OVER', 'UNDER', full, line, line);
      },
    },
    {
      ...plain,
      key: 'first-moneyline',
      name: '1st Set Winner',
      type: 'MONEYLINE',
      main: false,
      subject: { periods: { from: 1, to: 1 } },
      quote: (event) => {
        if (event.game?.kind === 'sets' && event.game.homeSets + event.game.awaySets > 0) return 'DECIDED';
        return twoSides('HOME', 'AWAY', setOutlookOf(event)?.homeWinsSet ?? 0);
      },
    },
  ];
}

function fightWinner(): MarketSpec {
  return {
    key: 'moneyline',
    name: 'Fight Winner',
    type: 'MONEYLINE',
    main: true,
    subject: {},
    quote: (event) => twoSides('HOME', 'AWAY', marketStrengths(event).home),
  };
}

/**
 * Who bats last stops with the run that wins: no handicap in runs is near to even, as its chance jumps from that of the match's winner to
 * almost one. In the first innings only one side bats.
 */
function isOfCricket({ key, type }: MarketSpec): boolean {
  return type !== 'SPREAD' && !key.startsWith('first-');
}

/** In display order. A first half offers a draw only in sports whose games may end level; elsewhere a tie is refunded. */
function specsOf(event: SimulatedEvent): readonly MarketSpec[] {
  const profile = profileOf(event);
  if (profile.kind === 'sets') return [...mainSetMarkets(), ...setMarkets()];
  if (profile.kind === 'rounds') return [fightWinner(), ...roundMarkets(profile, event.sport === 'boxing')];
  const common = clockMarkets(profile);
  const sheets = sheetsOf(event);
  switch (event.sport) {
    case 'football':
    case 'collegeFootball':
      return [...common, ...footballMarkets(profile), ...(sheets ? footballPlayerMarkets(sheets) : [])];
    case 'basketball':
    case 'collegeBasketball':
      return [...common, ...basketballMarkets(profile), ...(sheets ? basketballPlayerMarkets(sheets) : [])];
    case 'hockey':
      return [...common, ...hockeyMarkets(profile), ...(sheets ? hockeyPlayerMarkets(sheets) : [])];
    case 'soccer':
      return [...common, ...soccerMarkets(profile), ...(sheets ? soccerPlayerMarkets(sheets) : [])];
    case 'baseball':
      return [...common, ...baseballMarkets(profile), ...(sheets ? pitcherMarkets(sheets) : [])];
    case 'cricket':
      return [...common.filter(isOfCricket), ...cricketMarkets(profile)];
    default:
      return common;
  }
}

/** One list a sport for events without the names of a team's players; else one an event. */
const cachedSpecs = new Map<string, readonly MarketSpec[]>();
const MOST_CACHED = 2_000;

export function marketSpecs(event: SimulatedEvent): readonly MarketSpec[] {
  const key = sheetsOf(event) ? `${event.competitionId}:${event.home}:${event.away}` : event.sport;
  const found = cachedSpecs.get(key);
  if (found) return found;
  if (cachedSpecs.size >= MOST_CACHED) cachedSpecs.clear();
  const made = specsOf(event);
  cachedSpecs.set(key, made);
  return made;
}
