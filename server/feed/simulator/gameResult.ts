import { type GivenResult, periodKind, type ResultPeriod, type ScoringPlay } from '../../../core/money/results.ts';
import type { Side } from '../../../core/wire/contract.ts';
import type { ClockGame } from './clockGame.ts';
import { viewGame } from './game.ts';
import { personId } from './players/fighters.ts';
import type { SheetModel } from './players/sheetModel.ts';
import { readScoring, unitSum } from './players/tally.ts';
import { type Sheets, sheetKey, sheetsOf } from './players/teamSheet.ts';
import { FIGHT_STATS, type RoundGame, roundOf } from './roundGame.ts';
import { profileOf, type SimulatedEvent } from './simulatedEvent.ts';

type PlayerStats = NonNullable<GivenResult['playerStats']>;

/** The result of a game that is over, with all that its markets need. */
export function resultOf(event: SimulatedEvent): GivenResult {
  const { game } = event;
  const view = game && viewGame(profileOf(event), game);
  const score = { homeScore: view?.homeScore ?? 0, awayScore: view?.awayScore ?? 0 };
  if (game?.kind === 'clock') return { ...score, ...clockFacts(event, game) };
  if (game?.kind === 'rounds') return { ...score, ...roundFacts(event, game) };
  return { ...score, periods: (view?.periods ?? []).map((period) => ({ ...period, kind: 'REGULATION' })) };
}

function clockFacts(event: SimulatedEvent, game: ClockGame): Partial<GivenResult> {
  const sheets = sheetsOf(event);
  const profile = profileOf(event);
  const regulation = profile.kind === 'clock' ? profile.periods : 0;
  const units =
    sheets === null
      ? []
      : (['CORNERS', 'CARDS'] as const).filter((unit) => sheets.HOME.model.actions.some((action) => action.unit === unit));
  return {
    periods: game.periods.map(
      (period, index): ResultPeriod => ({
        ...period,
        kind: index < regulation ? 'REGULATION' : periodKind(period.label) === 'SHOOTOUT' ? 'SHOOTOUT' : 'OVERTIME',
        ...(units.length > 0 && {
          units: Object.fromEntries(units.map((unit) => [unit, unitSum(game.tally, unit, index + 1, index + 1)])),
        }),
      }),
    ),
    scoring: game.tally.scoring.map((number): ScoringPlay => {
      const { role, ...play } = readScoring(number);
      const player = sheets?.[play.side].players[role];
      return { ...play, ...(sheets && { playerId: player?.id ?? sheets[play.side].otherId }) };
    }),
    ...(sheets && { playerStats: sheetStats(sheets, game) }),
  };
}

const statsOfModels = new WeakMap<SheetModel, readonly string[]>();

/** All statistics that a player of the model may have: who has none of one has zero. */
export function statsOf(model: SheetModel): readonly string[] {
  const cached = statsOfModels.get(model);
  if (cached) return cached;
  const hits = [
    ...Object.values(model.scoreHits).flat(),
    ...model.actions.flatMap(({ actor, partner, opponent }) => [...actor, ...(partner?.hits ?? []), ...(opponent?.hits ?? [])]),
  ];
  const assists = Object.keys(model.assisted).length > 0 ? ['ASSISTS'] : [];
  const stats = [...new Set([...hits.map(({ stat }) => stat), ...assists])];
  statsOfModels.set(model, stats);
  return stats;
}

function sheetStats(sheets: Sheets, game: ClockGame): PlayerStats {
  return Object.fromEntries(
    (['HOME', 'AWAY'] as const).flatMap((side) => [
      [sheets[side].otherId, {}] as const,
      ...sheets[side].players.map(
        ({ id }, role) =>
          [
            id,
            Object.fromEntries(
              statsOf(sheets[side].model).map((stat) => [stat, game.tally.stats[sheetKey(side, role, stat)] ?? 0]),
            ),
          ] as const,
      ),
    ]),
  );
}

function roundFacts(event: SimulatedEvent, game: RoundGame): Partial<GivenResult> {
  const person = (side: Side): string => personId(event.competitionId, side === 'HOME' ? event.home : event.away);
  return {
    ...(game.winner && { winner: game.winner }),
    ...(game.method && { method: game.method }),
    round: roundOf(game),
    roundSeconds: Math.round(game.phaseSeconds),
    playerStats: Object.fromEntries(
      (['HOME', 'AWAY'] as const).map((side) => [
        person(side),
        Object.fromEntries(FIGHT_STATS.map((stat) => [stat, game.landed[side][stat] ?? 0])),
      ]),
    ),
  };
}
