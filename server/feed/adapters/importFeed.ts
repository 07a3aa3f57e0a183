import { err, ok, type Result } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import { applyFeed } from '../applyFeed.ts';
import { FOOTBALL_DATA, NFLVERSE } from '../feedAdapter.ts';
import { type FootballDataOptions, parseFootballData } from './footballData.ts';
import type { ImportReport } from './importProblem.ts';
import { type NflverseGame, parseNflverse, scheduleFault } from './nflverse.ts';
import { daysToNow, nflverseExternalId, nflverseGames, recordsBefore } from './nflverseChanges.ts';
import { type OddsApiOptions, parseOddsApi } from './oddsApi.ts';
import { type GameChanges, gameChanges } from './sourceGame.ts';
import { parseUfc } from './ufc.ts';

export interface NflverseImport {
  readonly season: number;
  /** Absent: all weeks. */
  readonly week?: number;
  /** Moves the games into the future, at the weekdays' usual distances and times, the first of them next. */
  readonly shiftToNow: boolean;
  /** The operator knows that games ended which have not begun by the file. */
  readonly earlyResults?: boolean;
}

/** Imports a season or week of an nflverse schedule; repeating it changes nothing. An error is one sentence, and nothing was imported. */
export async function importNflverse(deps: Deps, text: string, wanted: NflverseImport): Promise<Result<ImportReport, string>> {
  const { season, week } = wanted;
  const { games, problems } = parseNflverse(text, { season, ...(week !== undefined && { week }) });
  const fault = scheduleFault(problems);
  if (fault !== null) return err(fault);
  const now = deps.clock.now();
  const sources = nflverseGames(games, {
    shiftDays: wanted.shiftToNow ? await shiftDays(deps, games, now) : null,
    ...(week !== undefined && { records: recordsBefore(parseNflverse(text, { season }).games, season, week) }),
  });
  const read = gameChanges(sources, { adapter: NFLVERSE, now, earlyResults: wanted.earlyResults ?? false });
  return ok(await reported(deps, { ...read, problems: [...problems, ...read.problems] }));
}

/** Imports an answer of The Odds API v4; repeating it changes nothing. */
export async function importOddsApi(
  deps: Deps,
  text: string,
  options: Omit<OddsApiOptions, 'now'> = {},
): Promise<Result<ImportReport, string>> {
  const parsed = parseOddsApi(text, { ...options, now: deps.clock.now() });
  if (!parsed.ok) return parsed;
  return ok(await reported(deps, parsed.value));
}

/** Imports a file of football-data.co.uk; repeating it changes nothing. */
export async function importFootballData(
  deps: Deps,
  text: string,
  options: Omit<FootballDataOptions, 'now' | 'stored'> = {},
): Promise<Result<ImportReport, string>> {
  const rows = await deps.db.query
    .selectFrom('events')
    .select(['external_id', 'starts_at', 'status'])
    .where('source', '=', FOOTBALL_DATA.source)
    .orderBy('starts_at')
    .execute();
  const stored = rows.map(({ external_id: externalId, starts_at: startsAt, status }) => ({
    externalId,
    startsAt,
    isOver: status === 'FINISHED' || status === 'CANCELLED',
  }));
  const parsed = parseFootballData(text, { ...options, stored, now: deps.clock.now() });
  return parsed.ok ? ok(await reported(deps, parsed.value)) : parsed;
}

/** Imports a file of UFC fights; repeating it changes nothing. */
export async function importUfc(
  deps: Deps,
  text: string,
  options: { readonly earlyResults?: boolean } = {},
): Promise<Result<ImportReport, string>> {
  const parsed = parseUfc(text, { ...options, now: deps.clock.now() });
  return parsed.ok ? ok(await reported(deps, parsed.value)) : parsed;
}

/** Applies the changes; what the catalogue refuses of them is a problem of the import like a malformed row. */
async function reported(deps: Deps, { changes, events, problems }: GameChanges): Promise<ImportReport> {
  const summary = await applyFeed(deps, changes);
  const { refusals } = summary;
  return {
    events: events - refusals.filter(({ part }) => part === 'EVENT').length,
    summary,
    problems: [
      ...problems,
      ...refusals.map(({ eventId, part, reason }) => ({
        where: `event ${eventId}`,
        reason,
        ...(part === 'START' && { isImported: true as const }),
      })),
    ],
  };
}

/** The days by which an earlier import moved the games, unless these are long over, so that a second import finds the same games. */
async function shiftDays(deps: Deps, games: readonly NflverseGame[], now: Date): Promise<number> {
  const fresh = daysToNow(games, now);
  const [first] = [...games].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  if (!first) return fresh;
  const stored = await deps.db.query
    .selectFrom('events')
    .select('starts_at')
    .where('source', '=', NFLVERSE.source)
    .where('external_id', '=', nflverseExternalId(first, true))
    .executeTakeFirst();
  if (!stored) return fresh;
  const days = Math.round((stored.starts_at.getTime() - first.startsAt.getTime()) / 86_400_000);
  return fresh - days > 5 ? fresh : days;
}
