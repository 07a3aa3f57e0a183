import { publicQuery } from '../../../platform/data/declare.ts';
import type { Found } from '../../../platform/data/loadable.ts';
import type { Queried } from '../../../platform/data/useQuery.ts';
import type { Competition } from '../logic/slate.ts';
import { CompetitionSlateDocument } from './competitionSlate.generated.ts';
import { toCompetition } from './toSlate.ts';
import { type Slate, useSlateQuery } from './useSlate.ts';

const competition = publicQuery({
  document: CompetitionSlateDocument,
  map: ({ competition: found }): Slate<Found<Competition>> => ({
    value: { found: found ? toCompetition(found) : null },
    events: found?.events ?? [],
  }),
});

export function useCompetition(path: { sport: string; organization: string; competition: string }): Queried<Found<Competition>> {
  return useSlateQuery(competition, path);
}
