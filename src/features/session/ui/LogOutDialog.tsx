import { useServices } from '../../../platform/usePlatform.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

export interface LogOutDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation before the log-out. Loaded with the click that opens it. */
export function LogOutDialog({ open, onClose }: LogOutDialogProps) {
  const { brandKind, session } = useServices();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Are you sure you want to log out?"
      mark={{ icon: 'logOut', tone: 'info' }}
      confirm="Log Out"
      onConfirm={() => void session.logOut('none')}
    >
      {brandKind === 'sportsbook' ? 'Your picks stay on this device.' : 'You can log in again at any time.'}
    </ConfirmDialog>
  );
}
