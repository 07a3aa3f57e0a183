import type { EventFacts, LiveStatistics, Statistic } from '../../store/catalogue/index.ts';
import type { League } from '../leagues/leagues.ts';
import { inventedNames } from '../leagues/playerNames.ts';
import { formOf, meetingsOf, type PlayedGame, recordOf } from '../leagues/seasonBook.ts';
import { createRandom, integer, seedFor } from '../model/random.ts';
import { battingSides, type ClockGame } from './clockGame.ts';
import { statsOf } from './gameResult.ts';
import { fightersOf, personId } from './players/fighters.ts';
import { readScoring, unitSum } from './players/tally.ts';
import { type Sheets, sheetKey, sheetsOf } from './players/teamSheet.ts';
import { FIGHT_STATS, type RoundGame } from './roundGame.ts';
import type { SetGame } from './setGame.ts';
import { profileOf, type SimulatedEvent } from './simulatedEvent.ts';

const SIDES = ['AWAY', 'HOME'] as const;

function nameOf({ home, away }: SimulatedEvent, side: (typeof SIDES)[number]): string {
  return side === 'HOME' ? home : away;
}

/** What is known of an event before its start. */
export function factsOf(league: League, event: SimulatedEvent, games: readonly PlayedGame[]): EventFacts {
  const { competitionId, home, away } = event;
  const sheets = sheetsOf(event);
  const isFight = event.game === null ? league.sport === 'mma' || league.sport === 'boxing' : event.game.kind === 'rounds';
  return {
    players: sheets
      ? SIDES.flatMap((side) =>
          sheets[side].players.map(({ id, name, position, number }) => ({ id, side, name, position, number })),
        )
      : isFight
        ? SIDES.map((side) => ({
            id: personId(competitionId, nameOf(event, side)),
            side,
            name: nameOf(event, side),
            position: 'Fighter',
            number: null,
          }))
        : [],
    form: SIDES.map((side) => ({ side, games: formOf(games, competitionId, nameOf(event, side)) })),
    meetings: meetingsOf(games, competitionId, home, away),
    injuries: sheets ? SIDES.flatMap((side) => injuriesOf(event, side, sheets)) : [],
    profiles: isFight ? SIDES.map((side) => ({ side, facts: fighterFacts(event, side, games) })) : [],
  };
}

const REASONS = ['Ankle', 'Knee', 'Hamstring', 'Shoulder', 'Illness', 'Back', 'Groin', 'Hand'];
const STATUSES = ['OUT', 'DOUBTFUL', 'QUESTIONABLE'] as const;

/** Injuries of players that no market is about: whoever has one plays. The same for a side in all its events of a while. */
function injuriesOf(
  { competitionId, ...event }: SimulatedEvent,
  side: (typeof SIDES)[number],
  sheets: Sheets,
): EventFacts['injuries'] {
  const team = side === 'HOME' ? event.home : event.away;
  const random = createRandom(seedFor(0, `injuries ${competitionId}:${team}`));
  const { roles } = sheets[side].model;
  return inventedNames(`bench ${competitionId}:${team}`, integer(random, 0, 3)).map((player) => ({
    side,
    player,
    position: roles[integer(random, 0, roles.length - 1)]?.position ?? '',
    status: STATUSES[integer(random, 0, STATUSES.length - 1)] ?? 'OUT',
    reason: REASONS[integer(random, 0, REASONS.length - 1)] ?? 'Illness',
  }));
}

function fighterFacts(
  event: SimulatedEvent,
  side: (typeof SIDES)[number],
  games: readonly PlayedGame[],
): { label: string; value: string }[] {
  const name = nameOf(event, side);
  const { wins, losses, games: fights } = recordOf(games, event.competitionId, name);
  const won = fights.filter(({ home, homeScore }) => (home === name) === homeScore > 0);
  const by = (start: RegExp): number => won.filter(({ note }) => start.test(note ?? '')).length;
  const random = createRandom(seedFor(0, `body ${event.competitionId}:${name}`));
  const style = fightersOf(event)[side];
  return [
    { label: 'Record', value: `${wins}–${losses}` },
    { label: 'By knockout', value: String(by(/^T?KO/)) },
    ...(style.perMinute.TAKEDOWNS > 0 ? [{ label: 'By submission', value: String(by(/^Submission/)) }] : []),
    { label: 'By decision', value: String(by(/^Decision/)) },
    { label: 'Age', value: String(integer(random, 22, 38)) },
    { label: 'Reach', value: `${integer(random, 66, 80)} in` },
    { label: 'Strikes a minute', value: style.perMinute.STRIKES.toFixed(1) },
  ];
}

function statistic(key: string, label: string, home: number, away: number): Statistic {
  const sum = home + away;
  return { key, label, home: String(home), away: String(away), homeShare: sum === 0 ? null : home / sum };
}

/** What pages show of a game in play; null before its start. */
export function liveStatisticsOf(event: SimulatedEvent): LiveStatistics | null {
  const { game } = event;
  if (game?.kind === 'clock') return clockStatistics(event, game);
  if (game?.kind === 'sets') return { ...NOTHING, situation: serving(game), statistics: setStatistics(game) };
  if (game?.kind === 'rounds') return { ...NOTHING, statistics: roundStatistics(game), numbers: fightNumbers(event, game) };
  return null;
}

const NOTHING: LiveStatistics = { situation: null, statistics: [], numbers: {} };

const LABELS: Readonly<Record<string, string>> = {
  PASSING_YARDS: 'Passing yards',
  RUSHING_YARDS: 'Rushing yards',
  RECEIVING_YARDS: 'Receiving yards',
  SHOTS_ON_TARGET: 'Shots on target',
  FIELD_GOALS: 'Field goals',
  THREES: 'Threes made',
};

function labelOf(stat: string): string {
  return LABELS[stat] ?? stat.charAt(0) + stat.slice(1).toLowerCase().replaceAll('_', ' ');
}

/** Statistics of teams that are the sums of their players', in display order. */
const SUMS: Readonly<Record<string, readonly string[]>> = {
  football: ['PASSING_YARDS', 'RUSHING_YARDS', 'COMPLETIONS', 'CARRIES', 'TOUCHDOWNS', 'FIELD_GOALS'],
  basketball: ['REBOUNDS', 'ASSISTS', 'THREES'],
  hockey: ['SHOTS', 'SAVES'],
  soccer: ['SHOTS_ON_TARGET', 'SAVES'],
  baseball: ['STRIKEOUTS'],
};

function clockStatistics(event: SimulatedEvent, game: ClockGame): LiveStatistics {
  const sheets = sheetsOf(event);
  if (sheets === null) return { ...NOTHING, situation: situationOf(event, game) };
  const sum = (side: (typeof SIDES)[number], stat: string): number =>
    sheets[side].players.reduce((total, _, role) => total + (game.tally.stats[sheetKey(side, role, stat)] ?? 0), 0);
  const both = (key: string, label: string, number: (side: (typeof SIDES)[number]) => number): Statistic =>
    statistic(key, label, number('HOME'), number('AWAY'));
  const family = event.sport === 'collegeFootball' ? 'football' : event.sport === 'collegeBasketball' ? 'basketball' : event.sport;
  const made = (side: (typeof SIDES)[number], points: number): number =>
    game.tally.scoring.filter((number) => {
      const play = readScoring(number);
      return play.side === side && play.points === points;
    }).length;
  const unit =
    (name: 'CORNERS' | 'CARDS') =>
    (side: (typeof SIDES)[number]): number => {
      const { home, away } = unitSum(game.tally, name, 1, game.periods.length);
      return side === 'HOME' ? home : away;
    };
  const gains = (side: (typeof SIDES)[number]): number => sum(side, 'COMPLETIONS') + sum(side, 'CARRIES');
  return {
    situation: situationOf(event, game),
    statistics: [
      ...(family === 'football'
        ? [
            ...possession(gains('HOME'), gains('AWAY')),
            both('total-yards', 'Total yards', (side) => sum(side, 'PASSING_YARDS') + sum(side, 'RUSHING_YARDS')),
            both('plays', 'Plays with a gain', gains),
          ]
        : []),
      ...(family === 'basketball'
        ? [
            both('field-goals', 'Field goals', (side) => made(side, 2) + made(side, 3)),
            both('free-throws', 'Free throws', (side) => made(side, 1)),
          ]
        : []),
      ...(SUMS[family] ?? []).map((stat) =>
        both(stat.toLowerCase().replaceAll('_', '-'), labelOf(stat), (side) => sum(side, stat)),
      ),
      ...(family === 'soccer' ? [both('corners', 'Corners', unit('CORNERS')), both('cards', 'Cards', unit('CARDS'))] : []),
    ],
    numbers: Object.fromEntries(
      SIDES.flatMap((side) =>
        sheets[side].players.flatMap(({ id }, role) => {
          const numbers = statsOf(sheets[side].model).flatMap((stat) => {
            const value = game.tally.stats[sheetKey(side, role, stat)] ?? 0;
            return value > 0 ? [{ stat, label: labelOf(stat), value }] : [];
          });
          return numbers.length > 0 ? [[id, numbers]] : [];
        }),
      ),
    ),
  };
}

/** The home side serves first, and then they take turns. */
function serving(game: SetGame): LiveStatistics['situation'] {
  const played = game.sets.reduce((sum, { home, away }) => sum + home + away, 0);
  return game.over ? null : { side: played % 2 === 0 ? 'HOME' : 'AWAY', text: 'Serving' };
}

/** Who bats, or has the ball where the game tells it. */
function situationOf(event: SimulatedEvent, game: ClockGame): LiveStatistics['situation'] {
  const profile = profileOf(event);
  if (game.over || profile.kind !== 'clock') return null;
  if (profile.innings) return { side: battingSides(profile, game)[0] === 'home' ? 'HOME' : 'AWAY', text: 'Batting' };
  const isFootball = event.sport === 'football' || event.sport === 'collegeFootball';
  return isFootball && game.tally.ball ? { side: game.tally.ball, text: 'Ball' } : null;
}

/** Plays of both sides as parts of the whole. */
function possession(home: number, away: number): Statistic[] {
  const share = home / (home + away);
  if (home + away === 0) return [];
  const percent = Math.round(share * 100);
  return [{ key: 'possession', label: 'Possession', home: `${percent}%`, away: `${100 - percent}%`, homeShare: share }];
}

function setStatistics(game: SetGame): Statistic[] {
  const games = (side: 'home' | 'away'): number => game.sets.reduce((sum, set) => sum + set[side], 0);
  return [statistic('sets', 'Sets', game.homeSets, game.awaySets), statistic('games', 'Games', games('home'), games('away'))];
}

function roundStatistics({ landed }: RoundGame): Statistic[] {
  return FIGHT_STATS.map((stat) => statistic(stat.toLowerCase(), labelOf(stat), landed.HOME[stat] ?? 0, landed.AWAY[stat] ?? 0));
}

function fightNumbers(event: SimulatedEvent, { landed }: RoundGame): LiveStatistics['numbers'] {
  return Object.fromEntries(
    SIDES.map((side) => [
      personId(event.competitionId, nameOf(event, side)),
      FIGHT_STATS.map((stat) => ({ stat, label: labelOf(stat), value: landed[side][stat] ?? 0 })),
    ]),
  );
}
