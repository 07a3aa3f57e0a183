import { useState } from 'react';
import { DATA_EXPORT_PATH, HISTORY_PATH } from '../../../../core/apiPaths.ts';
import { type HistoryFileAnswer, readDataExport, readHistoryFile } from '../../../../core/rest/historyFiles.ts';
import { restQuery } from '../../../platform/data/rest.ts';
import { useServerData } from '../../../platform/data/useQuery.ts';
import type { Choice } from '../logic/period.ts';

export const ALL_DATA = DATA_EXPORT_PATH;

/** A filter of a section in some days, as a file. */
export function exportPath(sectionId: string, { filterId, days: { from, to }, sport }: Choice) {
  const search = new URLSearchParams({ filter: filterId });
  if (sport !== null) search.set('sport', sport);
  if (from !== null) search.set('from', from);
  if (to !== null) search.set('to', to);
  return `${HISTORY_PATH}/${sectionId}/export?${search}`;
}

const asFile = (path: string) => restQuery({ path: `${path}${path.includes('?') ? '&' : '?'}format=json`, read: readHistoryFile });

/** It is sent in pieces, as it is. */
const ALL = restQuery({
  path: ALL_DATA,
  read: (body): HistoryFileAnswer => {
    const name = `my-data-${readDataExport(body).exportedAt.slice(0, 10)}.json`;
    return { name, type: 'application/json', content: JSON.stringify(body, null, 2), encoding: 'utf8' };
  },
});

/** @returns the file at a path, or in words why there is none. */
export type ReadFile = (path: string) => Promise<HistoryFileAnswer | string>;

/** Reads files of the player; `busyPath` is the one that is being read. */
export function useFile(): { readonly busyPath: string | null; readonly read: ReadFile } {
  const data = useServerData();
  const [busyPath, setBusyPath] = useState<string | null>(null);
  return {
    busyPath,
    async read(path) {
      setBusyPath(path);
      const answer = await data.ask(path === ALL_DATA ? ALL : asFile(path), {});
      setBusyPath(null);
      if (answer.ok) return answer.value;
      const isTooLarge = answer.error.kind === 'refused' && answer.error.codes.includes('HTTP_422');
      return isTooLarge
        ? 'That is too much for one file. Choose fewer days.'
        : 'The file can’t be made right now. Please try again.';
    },
  };
}
