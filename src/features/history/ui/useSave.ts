import type { HistoryFileAnswer } from '../../../../core/rest/historyFiles.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useFile } from '../data/files.ts';

function contentOf({ content, encoding }: HistoryFileAnswer): BlobPart {
  return encoding === 'utf8' ? content : Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0));
}

/** Saves a file of the player; a failure is a toast. */
export function useSave(): Pick<ReturnType<typeof useFile>, 'busyPath' | 'place'> & {
  readonly save: (path: string) => Promise<void>;
} {
  const { busyPath, place, read } = useFile();
  const toast = useToast();
  return {
    busyPath,
    place,
    async save(path) {
      const file = await read(path);
      if (typeof file === 'string') toast.show({ type: 'danger', body: file });
      else saveFile(file.name, contentOf(file), file.type);
    },
  };
}
