import { playerQuery } from '../../../platform/data/declare.ts';
import { usePages } from '../../../platform/data/useQuery.ts';
import type { LimitHistoryEntry } from '../../../player/index.ts';
import { limitHistoryOf } from '../../../player/queries.ts';
import { LimitHistoryDocument } from './limitHistory.generated.ts';

export interface LimitHistory {
  readonly entries: readonly LimitHistoryEntry[];
  /** Null: nothing is older. */
  readonly after: string | null;
}

const FIRST = 10;

export const limitHistory = playerQuery({
  document: LimitHistoryDocument,
  map: ({ limitHistorySection: { items, nextCursor } }): LimitHistory => ({
    entries: items.map(limitHistoryOf),
    after: nextCursor,
  }),
  paging: {
    next: ({ after }) => (after === null ? null : { first: FIRST, after }),
    append: (loaded, page) => ({ entries: [...loaded.entries, ...page.entries], after: page.after }),
  },
});

/** What a limit was, the newest first. @param id of the limit. */
export const useLimitHistory = (id: string) => usePages(limitHistory, { id, first: FIRST, after: null });
