import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

export interface OutOfRegionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Warns a visitor outside an operating area before the way to the log-in page. */
export function OutOfRegionDialog(props: OutOfRegionDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Looks like you’re outside of an operating area"
      mark={{ icon: 'location', tone: 'warning' }}
      confirm="Log In"
      cancel="Keep browsing"
    >
      You can still browse markets and deposit funds, but you must be physically located in an operating area to wager
    </ConfirmDialog>
  );
}
