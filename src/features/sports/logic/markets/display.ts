import type { MarketType } from '../../../../../core/wire/contract.ts';
import { linesLabel, sideLabel } from '../marketLabel.ts';
import type { Market, SlateEvent } from '../slate.ts';
import { partOf, statLabel } from './subject.ts';

/**
 * How the event page shows the markets of each type: the display's side of the registry. A new type is one entry here, one in
 * server/domain/settlement/markets and one in the simulator.
 */

/** The tabs of the event page, in their order. `popular` and `all` have no markets of their own. */
export const SECTIONS = [
  ...(['popular', 'lines', 'players', 'scores', 'halves', 'periods', 'teams', 'alternates', 'specials', 'all'] as const),
];
export type SectionKey = (typeof SECTIONS)[number];
export type OwnSection = Exclude<SectionKey, 'popular' | 'all'>;

/**
 * The shapes of a table:
 * - `sides`: a row a side, a column a kind of market, as in the lists;
 * - `ladder`: a row a side of one market at several lines, which stand side by side;
 * - `teams`: a row a team, over and under;
 * - `players`: a row a player with all their lines, `overUnder` with over and under only;
 * - `twoWay`: a row a market with two answers: yes and no, odd and even, one side and the other;
 * - `columns`: a column a side (and the draw), a row an outcome: correct scores, methods, rounds;
 * - `list`: the selections one after the other, each with its name.
 */
export type Layout = 'sides' | 'ladder' | 'teams' | 'players' | 'overUnder' | 'twoWay' | 'columns' | 'list';

/** The group of a market. */
export interface Place {
  readonly section: OwnSection;
  readonly title: string;
  readonly layout: Layout;
  /** Also in the tab of popular markets. */
  readonly popular: boolean;
}

export type EventFacts = Pick<SlateEvent, 'sport' | 'participants'>;

export interface MarketDisplay {
  readonly place: (market: Market, event: EventFacts) => Place;
}

/** A market that stands under its own name, in the tab of its part of the event where it has one. */
function apart(section: OwnSection, layout: Layout, popularIn: readonly string[] = []): MarketDisplay {
  return {
    place: (market, event) => {
      const part = partOf(market, event);
      return {
        section: part?.tab ?? section,
        title: market.name,
        layout,
        popular: part === null && (popularIn.includes(event.sport) || popularIn.includes('any')),
      };
    },
  };
}

/** Markets of one type that share a table, those of a half too, whose row says so. */
function shared(section: OwnSection, title: string, popularIn: readonly string[] = []): MarketDisplay {
  return {
    place: (_market, { sport }) => ({ section, title, layout: 'twoWay', popular: popularIn.includes(sport) }),
  };
}

const ALTERNATE = /^Alternate |(?<= )Alternate /;
/** What is counted beside points: in the units of a match its lines go with the others. */
const UNITS: Readonly<Record<string, { readonly title: string; readonly section: OwnSection }>> = {
  CORNERS: { title: 'Corners', section: 'specials' },
  CARDS: { title: 'Cards', section: 'specials' },
  SETS: { title: 'Sets', section: 'lines' },
  GAMES: { title: 'Games', section: 'lines' },
  ROUNDS: { title: 'Rounds', section: 'lines' },
};

function isTeamTotal({ type, name, subject }: Market, { participants }: EventFacts): boolean {
  if (type !== 'TOTAL') return false;
  return subject?.side !== undefined || participants.some((side) => name.startsWith(`${side.name} `));
}

/** Moneylines, spreads and totals: of the game, a part of it, a team, or another unit than points. */
const line: MarketDisplay = {
  place: (market, event) => {
    const part = partOf(market, event);
    const whole = { layout: 'sides', popular: market.main } as const;
    const unit = market.subject?.unit;
    if (isTeamTotal(market, event)) {
      // In a match of two, a side is a player.
      const isPerson = sideLabel(event.sport) === 'Player';
      const whose = isPerson ? 'player' : 'team';
      const title = part === null ? `${isPerson ? 'Player' : 'Team'} totals` : `${part.title} ${whose} totals`;
      return { section: part?.tab ?? (isPerson ? 'players' : 'teams'), title, layout: 'teams', popular: false };
    }
    if (market.main) return { ...whole, section: 'lines', title: linesLabel(event.sport) };
    if (ALTERNATE.test(market.name)) return { section: 'alternates', title: market.name, layout: 'ladder', popular: false };
    const counted = unit === undefined ? undefined : UNITS[unit];
    if (counted !== undefined) {
      const title = part === null ? counted.title : `${part.title} ${counted.title.toLowerCase()}`;
      return { ...whole, section: part?.tab ?? counted.section, title };
    }
    if (part !== null) return { ...whole, section: part.tab, title: part.title };
    const hasLine = market.type === 'SPREAD' || market.type === 'TOTAL';
    return { section: 'lines', title: market.name, layout: hasLine ? 'ladder' : 'twoWay', popular: false };
  },
};

const byTarget: MarketDisplay = {
  place: (market, event) => ({
    section: partOf(market, event)?.tab ?? 'specials',
    title: 'Race to',
    layout: 'twoWay',
    popular: false,
  }),
};

export const MARKET_DISPLAYS: Readonly<Record<MarketType, MarketDisplay>> = {
  MONEYLINE: line,
  MONEYLINE_THREE_WAY: line,
  SPREAD: line,
  TOTAL: line,
  BOTH_TO_SCORE: shared('scores', 'Both teams to score', ['soccer', 'hockey']),
  DOUBLE_CHANCE: apart('lines', 'list', ['soccer']),
  CORRECT_SCORE: apart('scores', 'columns', ['tennis']),
  ODD_EVEN: shared('specials', 'Odd or even'),
  WINNING_MARGIN: apart('scores', 'columns'),
  FIRST_TO_SCORE: {
    // Who of the players, or which side.
    place: ({ name }) => {
      const isPlayer = /scorer/i.test(name);
      return { section: isPlayer ? 'players' : 'specials', title: name, layout: 'list', popular: isPlayer };
    },
  },
  RACE_TO: byTarget,
  METHOD: apart('scores', 'columns', ['mma', 'boxing']),
  ROUND: apart('scores', 'columns', ['mma', 'boxing']),
  MILESTONE: apart('specials', 'list'),
  OUTRIGHT: apart('specials', 'list', ['any']),
};

/** Statistics of players whose first table is popular in any sport. */
const POPULAR_STATS = /touchdown|goals?$|^points$|(?:passing|rushing).?yards|strikeouts|aces/i;

/** A player's market, whatever its type: the lines of all players on one statistic share a table. */
function playerPlace(market: Market, stat: string, event: EventFacts): Place {
  const part = partOf(market, event);
  const label = part === null ? statLabel(stat) : `${part.title} ${statLabel(stat).toLowerCase()}`;
  const popular = part === null && POPULAR_STATS.test(stat);
  if (market.type === 'TOTAL') return { section: 'players', title: `${label}, over or under`, layout: 'overUnder', popular };
  return { section: 'players', title: label, layout: 'players', popular };
}

/** A server may know a type that this version of the app does not: then the selections say what they are. */
function displayOf(type: string): MarketDisplay {
  return Object.hasOwn(MARKET_DISPLAYS, type) ? MARKET_DISPLAYS[type as MarketType] : apart('specials', 'list');
}

export function placeOf(market: Market, event: EventFacts): Place {
  const stat = market.subject?.player?.stat;
  if (stat !== undefined) return playerPlace(market, stat, event);
  return displayOf(market.type).place(market, event);
}
