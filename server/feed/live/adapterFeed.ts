import { z } from 'zod';
import { odds } from '../../../core/money/odds.ts';
import { MARKET_TYPES } from '../../../core/wire/contract.ts';
import type { Deps } from '../../deps.ts';
import type { Adapter } from '../../platform/adapters.ts';
import type { Loop } from '../../platform/loop.ts';
import { StartupFailure } from '../../platform/startupFailure.ts';
import type { ImportProblem } from '../adapters/importProblem.ts';
import { existingLeague, otherLeague } from '../adapters/leagueOf.ts';
import type { SourceGame, SourceOffer } from '../adapters/sourceGame.ts';
import { adapterOf, isOwnSource } from '../feedAdapter.ts';
import { ADAPTER_FEED_LOCK } from '../simulator/leadership.ts';
import { LIVE_PACE, type LivePace, type LiveReading, type LiveSink, type LiveSource, liveFeed } from './liveFeed.ts';

const TYPES = MARKET_TYPES.filter((type) => ['MONEYLINE', 'MONEYLINE_THREE_WAY', 'SPREAD', 'TOTAL'].includes(type));
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be of small letters, digits and hyphens');
const label = z.string().trim().min(1).max(120);
const score = z.object({ home: z.number().int().min(0), away: z.number().int().min(0) });
/** What is won for so much: 6 and 5 are +120. */
const price = z.object({ numerator: z.number(), denominator: z.number() }).transform(({ numerator, denominator }, context) => {
  const reduced = odds(numerator, denominator);
  if (reduced.ok) return reduced.value;
  context.addIssue({ code: 'custom', message: 'is no price' });
  return z.NEVER;
});

const market = z.object({
  type: z.enum(TYPES),
  /** Of the home side's handicap, or of the total. */
  pointsHundredths: z.number().int().nullable().default(null),
  isLocked: z.boolean().default(false),
  prices: z.array(z.object({ side: z.enum(['HOME', 'DRAW', 'AWAY', 'OVER', 'UNDER']), odds: price })),
});

/** A game as an operator's module writes it: always whole. */
const game = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  /** `id` of a league that has a page (`nfl`, `premier-league`), or any other. */
  league: z.object({ id: slug, sport: slug, name: label }),
  home: label,
  away: label,
  startsAt: z.date(),
  state: z.enum(['UPCOMING', 'IN_PLAY', 'OVER', 'CANCELLED']),
  score: score.nullable().default(null),
  clock: z.string().max(40).optional(),
  /** One of each type; what is not among them is suspended. */
  markets: z.array(market),
});
export type AdapterGame = z.input<typeof game>;

/** What an operator's module creates. */
export interface AdapterSource {
  follow(sink: AdapterSink, signal: AbortSignal): Promise<unknown>;
}

export interface AdapterSink {
  openGameIds(): Promise<readonly string[]>;
  /** Its prices so far are true now, also those of games that are not among these: no games are a heartbeat. */
  write(games: readonly AdapterGame[]): Promise<void>;
}

function sourceGame(source: string, { league: { id: leagueId, sport, name }, ...read }: z.output<typeof game>): SourceGame {
  const where = `game ${read.id}`;
  const { state, score: points, markets } = read;
  const isCancelled = state === 'CANCELLED';
  const isOpen = state === 'UPCOMING' || state === 'IN_PLAY';
  return {
    places: { game: where, start: `${where}.startsAt`, sides: where, scores: `${where}.score` },
    externalId: read.id,
    league: existingLeague(leagueId) ?? otherLeague(source, leagueId, sport, leagueId, name),
    home: read.home,
    away: read.away,
    startsAt: read.startsAt,
    offers: markets.map((each): SourceOffer => {
      const key = each.type.toLowerCase().replaceAll('_', '-');
      return { ...each, key, where: `${where}.${key}`, isLocked: each.isLocked || !isOpen };
    }),
    isWhole: true,
    isInPlay: state === 'IN_PLAY',
    score: state === 'IN_PLAY' ? points : null,
    ...(read.clock !== undefined && { clock: read.clock }),
    isOver: !isOpen,
    result: isCancelled ? { void: true } : state === 'OVER' && points ? { homeScore: points.home, awayScore: points.away } : null,
  };
}

/** A game that cannot be read is left out, and said. */
function readGames(source: string, values: unknown): LiveReading {
  const games: SourceGame[] = [];
  const problems: ImportProblem[] = [];
  for (const [index, value] of (Array.isArray(values) ? values : [values]).entries()) {
    const { success, data, error } = game.safeParse(value);
    const issue = error?.issues[0];
    if (success) games.push(sourceGame(source, data));
    else
      problems.push({ where: [`games[${index}]`, ...(issue?.path ?? [])].join('.'), reason: issue?.message ?? 'cannot be read' });
  }
  return { games, problems, isHeard: true };
}

/** Follows an operator's module (FEED_ADAPTER). @throws StartupFailure where its name is that of a feed of the product */
export function adapterFeed(deps: Deps, adapter: Adapter<'follow'>, pace: LivePace = LIVE_PACE): Loop {
  const source = adapter.name;
  if (!slug.safeParse(source).success || isOwnSource(source))
    throw new StartupFailure(
      `The adapter of FEED_ADAPTER cannot be used: its name has to be a slug, and not one of the product's feeds.`,
    );
  const follow = (sink: LiveSink, signal: AbortSignal): Promise<unknown> => {
    const own: AdapterSink = {
      openGameIds: () => sink.openGameIds(),
      write: async (games) => sink.write(readGames(source, games)),
    };
    return adapter.call('follow', z.unknown(), own, signal);
  };
  const open = (): LiveSource => ({ follow });
  return liveFeed(deps, { adapter: adapterOf(source), lock: ADAPTER_FEED_LOCK, open }, pace);
}
