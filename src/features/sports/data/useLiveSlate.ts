import { publicQuery } from '../../../platform/data/declare.ts';
import type { Queried } from '../../../platform/data/useQuery.ts';
import type { Competition } from '../logic/slate.ts';
import { LiveSlateDocument } from './liveSlate.generated.ts';
import { competitions, useSlateQuery } from './useSlate.ts';

const live = publicQuery({ document: LiveSlateDocument, map: competitions });

export function useLiveSlate(): Queried<readonly Competition[]> {
  return useSlateQuery(live, {});
}
