import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
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
  map: ({ closeCustomDialog: dialogs }): readonly CustomDialog[] => dialogs,
  writes: (dialogs, write) => write(customDialogs, {}, () => dialogs),
});

export const useCustomDialogs = (): readonly CustomDialog[] | null => useQuery(customDialogs, {}).data;

/** Reports that the player closed a dialog. If that fails, the dialog opens again after a reload. */
export function useReportClosed(): (id: string) => void {
  const { data } = useServices();
  return (id) => void data.mutate(closeCustomDialog, { id });
}
