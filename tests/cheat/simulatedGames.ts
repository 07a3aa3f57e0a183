import { isWholeGame, WHOLE_GAME } from '../../core/money/markets.ts';
import type { GameResult } from '../../core/money/results.ts';
import type { MarketStatus } from '../../core/wire/contract.ts';
import type { Offer } from '../../server/domain/betslip/offer.ts';
import { liveRules } from '../../server/domain/catalogue/liveRules.ts';
import type { ScoreSoFar } from '../../server/domain/settlement/decidedInPlay.ts';
import type { GradedLeg } from '../../server/domain/settlement/gradeLeg.ts';
import type { League } from '../../server/feed/leagues/leagues.ts';
import { type Random, shuffled } from '../../server/feed/model/random.ts';
import { shareLeft } from '../../server/feed/simulator/clockGame.ts';
import { createEvent, toFeedEvent } from '../../server/feed/simulator/createEvent.ts';
import { viewGame } from '../../server/feed/simulator/game.ts';
import { resultOf } from '../../server/feed/simulator/gameResult.ts';
import { quoteEvent, selectionKey } from '../../server/feed/simulator/quotes.ts';
import { profileOf, type SimulatedEvent } from '../../server/feed/simulator/simulatedEvent.ts';
import { movePrices, playEvent, playThrough, startEvent } from '../../server/feed/simulator/walkEvent.ts';
import type { FeedChange } from '../../server/feed/types.ts';
import { standardRules } from './standardRules.ts';

/** A selection as the feed has published it, and what it is graded on. */
export interface Published {
  readonly offer: Offer;
  readonly graded: GradedLeg;
  /** Key of its market in every event of the sport. */
  readonly market: string;
  readonly others: readonly Offer[];
}

/** What a player sees of a game at one moment. */
export interface Moment {
  /** `open`, `drifted`, or how much of the game is left. */
  readonly name: string;
  readonly now: Date;
  readonly clock: string | null;
  readonly score: { readonly homeScore: number | null; readonly awayScore: number | null; readonly periods: EventPeriods };
  readonly selections: readonly Published[];
  /** Ids of those whose price of this moment is still that of the decision, after the hold. */
  readonly decided: ReadonlySet<string>;
  /** True chances of sides, without the drift, by id: what somebody knows who knows all but the future. */
  readonly trueChances: ReadonlyMap<string, number>;
}

type EventPeriods = ScoreSoFar['periods'];

export interface PlayedGame {
  readonly id: string;
  readonly league: League;
  readonly moments: readonly Moment[];
  readonly result: GameResult;
}

const START = new Date('2026-11-22T18:00:00Z');
/** Parts of a game's points that are left when its prices are looked at: often near the end, where prices were wrong. */
const LOOKS = [0.75, 0.5, 0.25, 0.12, 0.06, 0.03, 0.01, 0.003];
const STEP_MS = 5_000;
const LONG_MS = 600_000;
const SETS_EVERY_MS = 700_000;
const ROUNDS_EVERY_MS = 150_000;
/** How often a live price moves in a second: LIVE_WEIGHT of its share of the default twelve updates. */
const MOVES_A_SECOND = 0.5;
const PREGAME_MOVES = 12;
/** The longest hold of a bet. */
const WINDOW_SECONDS = 4;

/** Plays a game of the league and records what was published, as a player sees it. */
export function playGame(league: League, number: number, random: Random): PlayedGame {
  const [home, away] = shuffled(random, league.sides);
  if (!home || !away) throw new Error(`${league.competition.name} has no sides`);
  const seed = Math.floor(random.next() * 2 ** 32);
  const created = createEvent(seed, { league, number, home, away, startsAtMs: START.getTime() }, random);
  const feed = publisher(league, created);
  const moments = [feed.moment('open', created, 0, new Set())];
  let event = created;
  const take = (step: { readonly event: SimulatedEvent; readonly changes: readonly FeedChange[] }): void => {
    event = step.event;
    feed.apply(step.changes);
  };
  for (let move = 0; move < PREGAME_MOVES; move += 1) take(movePrices(event, random));
  moments.push(feed.moment('drifted', event, 0, new Set()));
  const rollsOf = (): Random => random;
  take(startEvent(event, rollsOf));
  let playedMs = 0;
  for (let look = 0; event.game && !event.game.over; look += 1) {
    const from = playedMs;
    for (let ms = untilLook(event, look, 0); ms > 0; ms = untilLook(event, look, playedMs - from)) {
      take(playThrough(event, ms, rollsOf));
      playedMs += ms;
    }
    if (!event.game || event.game.over) break;
    const seen = feed.moment(`left ${nameOf(league, look)}`, event, playedMs, new Set());
    const delay = liveRules({ livePriceMs: null, placeDelayMs: null }).bySport[league.competition.sport]?.placeDelayMs ?? 1_000;
    for (let second = 1; second <= WINDOW_SECONDS; second += 1) {
      take(playEvent(event, 1_000, rollsOf));
      playedMs += 1_000;
      if (!event.game?.over && random.next() < MOVES_A_SECOND) take(movePrices(event, random));
      if (second * 1_000 >= delay) break;
    }
    if (event.game?.over) break;
    moments.push({ ...seen, decided: feed.unchanged(seen) });
  }
  while (event.game && !event.game.over) take(playThrough(event, LONG_MS, rollsOf));
  const { homeScore = null, awayScore = null, periods = [], ...facts } = resultOf(event);
  const result: GameResult = { status: 'FINAL', homeScore, awayScore, periods, ...facts };
  return { id: created.id, league, moments, result };
}

function nameOf(league: League, look: number): string {
  return ['tennis', 'mma', 'boxing'].includes(league.competition.sport) ? `after ${look + 1}` : String(LOOKS[look] ?? 'nothing');
}

/** How long to play before the next look is nearer, or is there: nothing; a game without one is played to its end. */
function untilLook({ game, sport }: SimulatedEvent, look: number, playedMs: number): number {
  const profile = profileOf({ sport });
  if (game === null || game.over) return 0;
  if (profile.kind !== 'clock' || game.kind !== 'clock')
    return Math.max(0, (profile.kind === 'sets' ? SETS_EVERY_MS : ROUNDS_EVERY_MS) - playedMs);
  const target = LOOKS[look];
  if (target === undefined) return LONG_MS;
  const share = shareLeft(profile, game, profile.periods) - target;
  const seconds = share * profile.periods * profile.periodSeconds;
  return share <= 0 ? 0 : Math.max(STEP_MS, Math.floor(seconds * 0.8) * 1_000);
}

interface Line {
  readonly marketId: string;
  readonly base: Offer;
  readonly graded: GradedLeg;
  odds: Offer['odds'];
  points: number | null;
}

/** The catalogue's part in it: what the feed's changes make of an event's offers. */
function publisher(league: League, created: SimulatedEvent) {
  const feedEvent = toFeedEvent(league, created, []);
  const statuses = new Map<string, MarketStatus>();
  const lines = new Map<string, Line>();
  for (const market of feedEvent.markets) {
    statuses.set(market.id, market.status);
    for (const { id, side, name, odds, pointsHundredths, outcome = null } of market.selections) {
      const { subject = WHOLE_GAME, type } = market;
      lines.set(id, {
        marketId: market.id,
        odds,
        points: pointsHundredths,
        graded: {
          marketType: type,
          side,
          pointsHundredths,
          outcome,
          subject,
          rules: standardRules(league.competition.sport),
        },
        base: {
          selectionId: id,
          selectionName: name,
          side,
          pointsHundredths,
          odds,
          marketId: market.id,
          marketName: market.name,
          marketType: type,
          isWholeGame: isWholeGame(subject),
          isMain: market.main,
          placeDelayMs: 0,
          marketStatus: 'OPEN',
          eventId: created.id,
          eventName: feedEvent.name,
          eventStatus: 'PRE_GAME',
          eventPath: '/',
          eventStartsAt: START,
          sport: league.competition.sport,
          competition: league.competition.competition,
        },
      });
    }
  }
  const offerOf = ({ base, odds, points, marketId }: Line, isLive: boolean): Offer => {
    const marketStatus = statuses.get(marketId) ?? 'HIDDEN';
    return { ...base, odds, pointsHundredths: points, marketStatus, eventStatus: isLive ? 'IN_PLAY' : 'PRE_GAME' };
  };
  return {
    apply(changes: readonly FeedChange[]): void {
      for (const change of changes)
        if (change.kind === 'marketStatus') statuses.set(change.marketId, change.status);
        else if (change.kind === 'prices')
          for (const { selectionId, odds, pointsHundredths } of change.prices) {
            const line = lines.get(selectionId);
            if (line && odds) Object.assign(line, { odds, points: pointsHundredths ?? null });
          }
    },
    moment(name: string, event: SimulatedEvent, playedMs: number, decided: ReadonlySet<string>): Moment {
      const isLive = event.game !== null;
      const all = [...lines.values()].map((line) => ({ line, offer: offerOf(line, isLive) }));
      const view = event.game && viewGame(profileOf(event), event.game);
      const selections = all.map(({ line, offer }) => ({
        offer,
        graded: { ...line.graded, pointsHundredths: offer.pointsHundredths },
        market: line.marketId.slice(created.id.length + 1),
        others: all.flatMap((other) => (other.line.marketId === line.marketId && other.line !== line ? [other.offer] : [])),
      }));
      const open = all.flatMap(({ offer }) => (offer.marketStatus === 'OPEN' ? [offer.selectionId] : []));
      return {
        name,
        now: new Date(START.getTime() - (isLive ? 0 : 3_600_000) + playedMs),
        clock: view?.clock ?? null,
        score: { homeScore: view?.homeScore ?? null, awayScore: view?.awayScore ?? null, periods: view?.periods ?? [] },
        selections,
        decided: isLive ? decided : new Set(open),
        trueChances: trueChancesOf(event),
      };
    },
    /** Open selections of a moment that are open now, at the same price and line. */
    unchanged(before: Moment): ReadonlySet<string> {
      return new Set(
        before.selections.flatMap(({ offer }) => {
          const line = lines.get(offer.selectionId);
          const isSame =
            line?.points === offer.pointsHundredths &&
            line.odds.numerator * offer.odds.denominator === line.odds.denominator * offer.odds.numerator;
          return isSame && offer.marketStatus === 'OPEN' && statuses.get(offer.marketId) === 'OPEN' ? [offer.selectionId] : [];
        }),
      );
    },
  };
}

/** The chances of the model without its drift: the prices less their margin, which is the same for each side. */
function trueChancesOf(event: SimulatedEvent): ReadonlyMap<string, number> {
  const chances = new Map<string, number>();
  for (const { spec, quotes } of quoteEvent({ ...event, drift: { margin: 0, total: 0 } })) {
    const implied = quotes.map(({ odds }) => odds.denominator / (odds.numerator + odds.denominator));
    const margin = (implied.reduce((sum, each) => sum + each, 0) - 1) / implied.length;
    // In a double chance two of three win.
    if (spec.type === 'DOUBLE_CHANCE') continue;
    for (const [index, quote] of quotes.entries())
      chances.set(`${event.id}.${spec.key}.${selectionKey(quote)}`, (implied[index] ?? 0) - margin);
  }
  return chances;
}
