import { useState } from 'react';
import { type HistoryFileAnswer, readDataExport, readHistoryFile } from '../../../../core/rest/historyFiles.ts';
import { DATA_EXPORT_PATH, HISTORY_PATH } from '../../../../core/wire/apiPaths.ts';
import { wait } from '../../../platform/clock.ts';
import { restQuery } from '../../../platform/data/rest.ts';
import { useServerData } from '../../../platform/data/useQuery.ts';
import { useServices } from '../../../platform/usePlatform.ts';
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

/** The file, or its place in the line. */
const ALL = restQuery({
  path: ALL_DATA,
  statuses: [200, 202],
  read: (body): HistoryFileAnswer | number => {
    const read = readDataExport(body);
    if (!('exportedAt' in read)) return read.place;
    const name = `my-data-${read.exportedAt.slice(0, 10)}.json`;
    return { name, type: 'application/json', content: JSON.stringify(body, null, 2), encoding: 'utf8' };
  },
});
/** How often the file that is made for the player is asked for, and for how long. */
const LOOK_EVERY_MS = 1_000;
const PATIENCE_MS = 10 * 60_000;

const NOT_NOW = 'The file can’t be made right now. Please try again.';

/** @returns the file at a path, or in words why there is none. */
export type ReadFile = (path: string) => Promise<HistoryFileAnswer | string>;

/** Reads files of the player; `busyPath` is the one that is being read, and `place` where it stands in the line, if it has to wait. */
export function useFile(): { readonly busyPath: string | null; readonly place: number | null; readonly read: ReadFile } {
  const data = useServerData();
  const { clock, timers } = useServices();
  const [busyPath, setBusyPath] = useState<string | null>(null);
  const [place, setPlace] = useState<number | null>(null);

  /** A player who leaves the page meanwhile gets the file all the same. */
  async function readAll(): ReturnType<ReadFile> {
    const end = clock.now() + PATIENCE_MS;
    do {
      const answer = await data.ask(ALL, {});
      if (!answer.ok) return NOT_NOW;
      if (typeof answer.value !== 'number') return answer.value;
      setPlace(answer.value);
      await wait(timers, LOOK_EVERY_MS);
    } while (clock.now() < end);
    return NOT_NOW;
  }

  async function readOne(path: string): ReturnType<ReadFile> {
    const answer = await data.ask(asFile(path), {});
    if (answer.ok) return answer.value;
    const isTooLarge = answer.error.kind === 'refused' && answer.error.codes.includes('HTTP_422');
    return isTooLarge ? 'That is too much for one file. Choose fewer days.' : NOT_NOW;
  }

  return {
    busyPath,
    place,
    async read(path) {
      setBusyPath(path);
      const file = path === ALL_DATA ? await readAll() : await readOne(path);
      setBusyPath(null);
      setPlace(null);
      return file;
    },
  };
}
