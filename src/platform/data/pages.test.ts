import { describe, expect, it } from 'vitest';
import { settle } from '../testing/fakeTime.ts';
import { playerQuery } from './declare.ts';
import { TransfersDocument } from './testing/documents.ts';
import { fakeServer } from './testing/fakeServer.ts';

const transfers = playerQuery({
  document: TransfersDocument,
  map: (data) => data.transfers,
  paging: {
    next: ({ after }) => (after === null ? null : { after }),
    append: (loaded, page) => ({ ids: [...loaded.ids, ...page.ids], after: page.after }),
  },
});

describe('a paged query', () => {
  function pages() {
    const server = fakeServer();
    server.answer('Transfers', ({ after }) => ({
      transfers: after === null ? { ids: ['3', '2'], after: '2' } : { ids: ['1'], after: null },
    }));
    const handle = server.data.query(transfers, { after: null });
    handle.subscribe(() => undefined);
    return { ...server, handle };
  }

  it('fetches the next page from the end of the list, once, and appends it', async () => {
    const { handle, calls } = pages();
    await settle();
    void handle.loadMore();
    expect(handle.isLoadingMore.getSnapshot()).toBe(true);
    void handle.loadMore();
    await settle();
    expect(calls).toEqual(['Transfers {"after":null}', 'Transfers {"after":"2"}']);
    expect(handle.getSnapshot().data).toEqual({ ids: ['3', '2', '1'], after: null });
    expect(handle.isLoadingMore.getSnapshot()).toBe(false);
    await handle.loadMore();
    expect(calls).toHaveLength(2);
  });

  it('starts again with the first page and drops a pending further page', async () => {
    const { handle, hold } = pages();
    await settle();
    const release = hold('Transfers');
    void handle.loadMore();
    await handle.refetch();
    await release();
    expect(handle.getSnapshot().data).toEqual({ ids: ['3', '2'], after: '2' });
    expect(handle.isLoadingMore.getSnapshot()).toBe(false);
  });

  it('keeps its pages when a further one fails', async () => {
    const { handle, fail } = pages();
    await settle();
    fail('Transfers', { kind: 'unreachable' });
    await handle.loadMore();
    expect(handle.getSnapshot()).toMatchObject({ state: 'loaded', data: { ids: ['3', '2'] } });
    expect(handle.isLoadingMore.getSnapshot()).toBe(false);
  });
});
