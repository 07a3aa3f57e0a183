import { publicQuery } from '../../../platform/data/declare.ts';
import type { Competition } from '../logic/slate.ts';
import { CompetitionSlateDocument } from './competitionSlate.generated.ts';
import { toCompetition } from './toSlate.ts';
import { type Loaded, type Slate, useSlateQuery } from './useSlate.ts';

const competition = publicQuery({
  document: CompetitionSlateDocument,
  map: ({ competition: found }): Slate<Competition | null> => ({
    value: found ? toCompetition(found) : null,
    events: found?.events ?? [],
  }),
});

/** Null: there is no such competition. */
export function useCompetition(path: { sport: string; organization: string; competition: string }): Loaded<Competition | null> {
  return useSlateQuery(competition, path);
}
