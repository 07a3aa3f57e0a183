import { publicQuery } from '../../../platform/data/declare.ts';
import type { SlateEvent } from '../logic/slate.ts';
import { EventPageDocument } from './eventPage.generated.ts';
import { toEvent } from './toSlate.ts';
import { type Loaded, type Slate, useSlateQuery } from './useSlate.ts';

const event = publicQuery({
  document: EventPageDocument,
  map: ({ event: found }): Slate<SlateEvent | null> => ({ value: found ? toEvent(found) : null, events: found ? [found] : [] }),
});

/** Null: there is no such event. */
export function useEventPage(id: string): Loaded<SlateEvent | null> {
  return useSlateQuery(event, { id });
}
