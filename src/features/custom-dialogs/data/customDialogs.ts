import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { derivedStore, type ExternalStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { CustomDialog } from '../logic/dialogs.ts';
import { CloseCustomDialogDocument, type CustomDialogFieldsFragment, CustomDialogsDocument } from './customDialogs.generated.ts';

/** The player's dialogs. A new one is noticed within a minute. */
const customDialogs = playerQuery({
  document: CustomDialogsDocument,
  map: ({ customDialogs: dialogs }): readonly CustomDialog[] => dialogs satisfies readonly CustomDialogFieldsFragment[],
  pollMs: 60_000,
});

const closeCustomDialog = mutation({
  document: CloseCustomDialogDocument,
  map: ({ closeCustomDialog: left }): readonly CustomDialog[] => left,
  writes: (left, write) => write(customDialogs, {}, () => left),
});

export const useCustomDialogs = (): readonly CustomDialog[] | null => useQuery(customDialogs, {}).data;

/** Reports that the player closed a dialog. If that fails, the dialog opens again after a reload. */
export function useReportClosed(): (id: string) => void {
  const { data } = useServices();
  return (id) => void data.mutate(closeCustomDialog, { id });
}

/** Whether the page shows a casino game. */
export const isPlayingOf = onePerPage(
  ({ sessionTimes }: Pick<PlatformServices, 'sessionTimes'>): ExternalStore<boolean> =>
    derivedStore(sessionTimes, ({ isPlayingCasinoGame }) => isPlayingCasinoGame),
);
