import type { Side } from '../../../../core/wire/contract.ts';
import { inventedNames } from '../../leagues/playerNames.ts';
import { createRandom, integer, seedFor } from '../../model/random.ts';
import type { SportKey } from '../sportProfile.ts';
import { SHEET_MODELS, type SheetModel } from './sheetModel.ts';

export interface SheetPlayer {
  /** The same in all events of the team. */
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly number: number;
}

/** The players of one side, one for each role of its model. */
export interface TeamSheet {
  readonly team: string;
  readonly model: SheetModel;
  readonly players: readonly SheetPlayer[];
  /** Stands for whoever of the team is not named. */
  readonly otherId: string;
}

export interface Sheets {
  readonly HOME: TeamSheet;
  readonly AWAY: TeamSheet;
}

const MODELS: Partial<Readonly<Record<SportKey, SheetModel>>> = {
  football: SHEET_MODELS.football,
  collegeFootball: SHEET_MODELS.football,
  basketball: SHEET_MODELS.basketball,
  collegeBasketball: SHEET_MODELS.basketball,
  hockey: SHEET_MODELS.hockey,
  soccer: SHEET_MODELS.soccer,
  baseball: SHEET_MODELS.baseball,
};

const cachedSheets = new Map<string, TeamSheet>();

function sheetOf(competitionId: string, team: string, model: SheetModel): TeamSheet {
  const key = `${competitionId}:${team}`;
  const made = cachedSheets.get(key);
  if (made) return made;
  const names = inventedNames(key, model.roles.length);
  const random = createRandom(seedFor(0, `numbers ${key}`));
  const slug = team.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const sheet = {
    team,
    model,
    otherId: `${competitionId}-${slug}-other`,
    players: model.roles.map(({ position }, index) => ({
      id: `${competitionId}-${slug}-${index + 1}`,
      name: names[index] ?? '',
      position,
      number: integer(random, index * 10 + 1, index * 10 + 10),
    })),
  };
  cachedSheets.set(key, sheet);
  return sheet;
}

/** Null in sports without teams. */
export function sheetsOf({
  sport,
  competitionId,
  home,
  away,
}: {
  readonly sport: SportKey;
  readonly competitionId: string;
  readonly home: string;
  readonly away: string;
}): Sheets | null {
  const model = MODELS[sport];
  return model ? { HOME: sheetOf(competitionId, home, model), AWAY: sheetOf(competitionId, away, model) } : null;
}

export function sheetKey(side: Side, role: number, stat: string): string {
  return `${side === 'HOME' ? 'H' : 'A'}${role}:${stat}`;
}
