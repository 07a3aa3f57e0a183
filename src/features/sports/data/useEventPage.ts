import { publicQuery } from '../../../platform/data/declare.ts';
import type { Found } from '../../../platform/data/loadable.ts';
import type { Queried } from '../../../platform/data/useQuery.ts';
import type { SlateEvent } from '../logic/slate.ts';
import { EventPageDocument } from './eventPage.generated.ts';
import { toEvent } from './toSlate.ts';
import { type Slate, useSlateQuery } from './useSlate.ts';

const event = publicQuery({
  document: EventPageDocument,
  map: ({ event: found }): Slate<Found<SlateEvent>> => ({
    value: { found: found ? toEvent(found) : null },
    events: found ? [found] : [],
  }),
});

export function useEventPage(id: string): Queried<Found<SlateEvent>> {
  return useSlateQuery(event, { id });
}
