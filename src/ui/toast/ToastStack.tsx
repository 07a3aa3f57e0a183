import * as Radix from '@radix-ui/react-toast';
import { useEffect } from 'react';
import { cls } from '../cls.ts';
import { IconButton } from '../IconButton.tsx';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { leaveFullScreen } from '../leaveFullScreen.ts';
import { keyframes } from '../stitches.ts';
import { BASE_MS, EASE_ENTER, LAYER } from '../tokens.ts';
import { useToastBottom } from './toastBottom.ts';
import { type Toast, type ToastType, toasts } from './toastStore.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const viewport = cls({
  position: 'fixed',
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: LAYER.toast,
  display: 'grid',
  gap: 8,
  width: 480,
  maxWidth: 'calc(100vw - 32px)',
  '&:focus-visible': { outline: 'none' },
});

const box = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '8px 8px 8px 16px',
  borderRadius: '$md',
  backgroundColor: '$surface3',
  color: '$text',
  boxShadow: '$shadows$float, inset 0 0 0 1px $colors$line',
  type: 'base',
  animation: `${rise} ${BASE_MS}ms ${EASE_ENTER}`,
  '& > div': { flex: 1, minWidth: 0, paddingRight: 8 },
});

const titleText = cls({ display: 'block', fontWeight: 600 });
const bodyText = cls({ display: 'block', type: 'caption', color: '$text2' });
/** A secondary action: what a toast offers, such as an undo, is never what the page is for. */
const actionButton = cls({
  height: 40,
  padding: '0 14px',
  borderRadius: '$sm',
  backgroundColor: 'transparent',
  boxShadow: 'inset 0 0 0 1px $colors$lineStrong',
  color: '$text',
  type: 'body',
  fontWeight: 600,
});
const tones: Record<ToastType, string> = {
  info: cls({ color: '$info' }),
  success: cls({ color: '$success' }),
  danger: cls({ color: '$danger' }),
};
const ICONS: Record<ToastType, IconName> = { info: 'info', success: 'check', danger: 'warning' };

function ToastRow({ toast }: { readonly toast: Toast }) {
  useEffect(leaveFullScreen, []);
  return (
    <Radix.Root
      asChild
      type={toast.type === 'danger' ? 'foreground' : 'background'}
      duration={toast.secondsUntilRemoved < 0 ? Number.POSITIVE_INFINITY : toast.secondsUntilRemoved * 1000}
      onOpenChange={(open) => !open && toasts.dismiss(toast.id)}
    >
      {/* A list item, which the library makes of it, can be neither a status nor an alert. */}
      <div className={box} role={toast.type === 'danger' ? 'alert' : 'status'} data-tone={toast.type}>
        <Icon name={ICONS[toast.type]} size={18} className={tones[toast.type]} />
        <div>
          <Radix.Title className={titleText}>{toast.body}</Radix.Title>
          {toast.detail && <Radix.Description className={bodyText}>{toast.detail}</Radix.Description>}
        </div>
        {[toast.other, toast.action].map(
          (action) =>
            action && (
              <Radix.Action key={action.label} altText={action.label} className={actionButton} onClick={action.onClick}>
                {action.label}
              </Radix.Action>
            ),
        )}
        {toast.dismissible && (
          <Radix.Close asChild>
            <IconButton icon="close" label="Dismiss" />
          </Radix.Close>
        )}
      </div>
    </Radix.Root>
  );
}

export interface ToastStackProps {
  readonly shown: readonly Toast[];
  readonly brand: string;
}

/** Dark in every mode: the stack sets the mode for its own subtree. */
export function ToastStack({ shown, brand }: ToastStackProps) {
  const bottom = useToastBottom();
  return (
    <Radix.Provider swipeDirection="down" label="Notification">
      {/* Every showing is a row of its own: one that a later toast of its id took over would end when the first one does. */}
      {shown.map((toast) => (
        <ToastRow key={toast.showing} toast={toast} />
      ))}
      <Radix.Viewport asChild>
        <div className={viewport} data-brand={brand} data-mode="dark" style={{ bottom }} />
      </Radix.Viewport>
    </Radix.Provider>
  );
}
