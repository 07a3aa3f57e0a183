import { useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

export interface LogOutDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation before the log-out. Loaded with the click that opens it. */
export function LogOutDialog({ open, onClose }: LogOutDialogProps) {
  const { session } = useServices();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Are you sure you want to log out?"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            onClick={() => {
              onClose();
              void session.logOut('none');
            }}
          >
            Log Out
          </Button>
        </>
      }
    >
      Your picks stay on this device.
    </Dialog>
  );
}
