import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogContent } from './DialogFrame.tsx';

export interface ConfirmButtonsProps {
  readonly confirm: string;
  readonly cancel?: string;
  /** The confirmed action cannot be undone. */
  readonly isDanger?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The two answers: the safe one first. Either closes the dialog. */
export function ConfirmButtons({ confirm, cancel = 'Cancel', isDanger = false, onConfirm, onClose }: ConfirmButtonsProps) {
  return (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button
        tone={isDanger ? 'danger' : 'primary'}
        onClick={() => {
          onClose();
          onConfirm();
        }}
      >
        {confirm}
      </Button>
    </>
  );
}

export interface ConfirmDialogProps extends ConfirmButtonsProps, Pick<DialogContent, 'title' | 'mark'> {
  readonly open: boolean;
  readonly children?: ReactNode;
}

/** The confirmation modal: a question with two answers. Import it lazily, like every dialog. */
export function ConfirmDialog({ open, title, mark, children, ...answers }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={answers.onClose} title={title} {...(mark && { mark })} footer={<ConfirmButtons {...answers} />}>
      {children}
    </Dialog>
  );
}
