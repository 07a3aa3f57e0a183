import { publicQuery } from '../../../platform/data/declare.ts';
import type { Competition } from '../logic/slate.ts';
import { LiveSlateDocument } from './liveSlate.generated.ts';
import { competitions, type Loaded, useSlateQuery } from './useSlate.ts';

const live = publicQuery({ document: LiveSlateDocument, map: competitions });

export function useLiveSlate(): Loaded<readonly Competition[]> {
  return useSlateQuery(live, {});
}
