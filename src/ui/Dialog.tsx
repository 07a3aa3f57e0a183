import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { cls, join } from './cls.ts';
import { type DialogContent, DialogFrame, type DialogParts, dialogBox } from './DialogFrame.tsx';
import { leaveFullScreen } from './leaveFullScreen.ts';
import { keyframes } from './stitches.ts';
import { BASE_MS, EASE_ENTER, LAYER } from './tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const overlay = cls({
  position: 'fixed',
  inset: 0,
  zIndex: LAYER.modal,
  display: 'grid',
  placeItems: 'center',
  overflow: 'auto',
  padding: 24,
  backgroundColor: '$scrim',
  animation: `${appear} ${BASE_MS}ms ${EASE_ENTER}`,
});
const rising = cls({ animation: `${rise} ${BASE_MS}ms ${EASE_ENTER}` });

const PARTS: DialogParts = {
  Title: Radix.Title,
  body: (element) => <Radix.Description asChild>{element}</Radix.Description>,
  close: (element) => <Radix.Close asChild>{element}</Radix.Close>,
};

export interface DialogProps extends DialogContent {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly role?: 'dialog' | 'alertdialog';
  /** Sets the focus after closing, where that is not the opener's. */
  readonly returnFocus?: () => void;
}

/**
 * A modal. The rest of the page is inert. The focus stays inside and then returns to the opener. Import it lazily where a click opens it:
 * its code is too large for a first paint.
 */
export function Dialog({ open, onClose, role = 'dialog', returnFocus, ...content }: DialogProps) {
  const { dismissible = true, illustration } = content;
  const opener = useRef<Element | null>(null);
  const keepOpen = dismissible ? undefined : (event: Event) => event.preventDefault();
  const box = dialogBox({ ...(content.wide && { wide: true }), ...(illustration ? { centred: true } : {}) });
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlay}>
          <Radix.Content
            role={role}
            aria-modal="true"
            className={join(box.className, rising)}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
              leaveFullScreen();
            }}
            // By default the focus returns to Radix's own trigger, which none of our dialogs has.
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (returnFocus !== undefined) returnFocus();
              else if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            onEscapeKeyDown={keepOpen}
            onInteractOutside={keepOpen}
            {...(!content.children && { 'aria-describedby': undefined })}
          >
            <DialogFrame parts={PARTS} {...content} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
