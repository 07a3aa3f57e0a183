import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cls } from './cls.ts';
import { IconButton } from './IconButton.tsx';
import { css, keyframes } from './stitches.ts';
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

const panel = css({
  width: '100%',
  maxWidth: 440,
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  padding: 24,
  backgroundColor: '$surface',
  borderRadius: '$xl',
  boxShadow: '$shadows$modal, inset 0 0 0 1px $colors$line',
  animation: `${rise} ${BASE_MS}ms ${EASE_ENTER}`,
  '&:focus-visible': { outline: 'none' },
  variants: {
    wide: { true: { maxWidth: 520 } },
    centred: { true: { justifyItems: 'center', textAlign: 'center', padding: '32px 32px 24px', '& > svg': { marginBottom: 8 } } },
  },
});

const head = cls({ display: 'flex', alignItems: 'flex-start', gap: 12, width: '100%' });
const heading = cls({ flex: 1, type: 'heading', textWrap: 'balance' });
const closeMark = cls({ margin: '-8px -12px -8px 0' });
const bodyText = cls({
  type: 'base',
  fontWeight: 400,
  color: '$text2',
  display: 'grid',
  gap: 12,
  '& strong': { color: '$text', fontWeight: 600 },
});
const foot = cls({ display: 'flex', gap: 8, width: '100%', '& > *': { flex: 1 } });
const stack = cls({ display: 'grid', gap: 8, width: '100%' });
/** The close button of a centred dialog, in its corner. */
const corner = cls({ position: 'absolute', top: 12, right: 12 });

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons that share the width: the safe choice first, the main choice last. */
  readonly footer?: ReactNode;
  /** An illustration above the message. */
  readonly illustration?: ReactNode;
  /** Buttons one below the other, the main choice first. */
  readonly stacked?: boolean;
  /** 520 px instead of 440: tables and legal text. */
  readonly wide?: boolean;
  /** False for a notice that needs an answer: no close button, and Escape and the scrim do nothing. */
  readonly dismissible?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
}

/**
 * A modal. The rest of the page is inert. The focus stays inside and then returns to the opener. Import it lazily where a click opens it:
 * its code is too large for a first paint.
 */
export function Dialog(props: DialogProps) {
  const { dismissible = true, illustration } = props;
  const keepOpen = dismissible ? undefined : (event: Event) => event.preventDefault();
  return (
    <Radix.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlay}>
          <Radix.Content
            role={props.role ?? 'dialog'}
            aria-modal="true"
            className={panel({ ...(props.wide && { wide: true }), ...(illustration ? { centred: true } : {}) }).className}
            onEscapeKeyDown={keepOpen}
            onInteractOutside={keepOpen}
            {...(!props.children && { 'aria-describedby': undefined })}
          >
            {illustration}
            <div className={head}>
              <Radix.Title className={heading}>{props.title}</Radix.Title>
              {dismissible && (
                <Radix.Close asChild>
                  <IconButton icon="close" label="Close" className={illustration ? corner : closeMark} />
                </Radix.Close>
              )}
            </div>
            {props.children && (
              <Radix.Description asChild>
                <div className={bodyText}>{props.children}</div>
              </Radix.Description>
            )}
            {props.footer && <div className={props.stacked ? stack : foot}>{props.footer}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
