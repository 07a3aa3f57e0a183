import * as Dialog from '@radix-ui/react-dialog';
import type { RefObject } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { useMe } from '../../../player/queries.ts';
import { cls } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { keyframes } from '../../../ui/stitches.ts';
import { DRAWER_MS, EASE_ENTER, LAYER } from '../../../ui/tokens.ts';
import { initialsOf } from '../logic/account.ts';
import { Avatar } from './Avatar.tsx';
import { menuRow } from './menuStyles.ts';
import { PanelContent } from './PanelContent.tsx';
import { returnFocus } from './returnFocus.ts';

const PANEL_WIDTH = 360;

const dim = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { transform: 'translateX(100%)' } });

const scrim = cls({
  position: 'fixed',
  inset: 0,
  zIndex: LAYER.panel,
  backgroundColor: '$scrim',
  animation: `${dim} ${DRAWER_MS}ms ${EASE_ENTER}`,
});

const panel = cls({
  position: 'fixed',
  top: 0,
  right: 0,
  bottom: 0,
  zIndex: LAYER.panel,
  width: PANEL_WIDTH,
  maxWidth: '100vw',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: '$surface',
  borderLeft: '1px solid $line',
  boxShadow: '$shadows$modal',
  animation: `${slide} ${DRAWER_MS}ms ${EASE_ENTER}`,
  '&:focus-visible': { outline: 'none' },
});

const head = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  // Below the window's own controls.
  padding: 'calc(16px + env(titlebar-area-height, 0px)) 8px 12px 20px',
});
const who = cls({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const name = cls({ type: 'title' });
const mail = cls({ type: 'caption', color: '$text2' });
const body = cls({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '0 20px 16px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignContent: 'start',
});
const foot = cls({ borderTop: '1px solid $line', padding: 8 });

export interface AccountPanelProps {
  readonly onClose: () => void;
  readonly onLogOut: () => void;
  /** The button that opened the panel. It gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** The player's name, balances, preferences and log-out. Loaded with the click that opens it. */
export function AccountPanel({ onClose, onLogOut, opener }: AccountPanelProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrim} />
        <Dialog.Content
          className={panel}
          aria-modal="true"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => returnFocus(event, opener)}
        >
          <AccountPanelInside onClose={onClose} onLogOut={onLogOut} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The panel without the dialog around it. */
export function AccountPanelInside({ onClose, onLogOut }: Omit<AccountPanelProps, 'opener'>) {
  const me = useMe().data?.account ?? null;
  const { openSupport, startup } = useServices();
  const chatUrl = useStore(startup).data?.serviceAttributes.customerSupport.chatUrl ?? null;
  const hasChat = useFlag('live-chat') && chatUrl !== null;
  return (
    <>
      <header className={head}>
        {me === null ? <Skeleton width={48} height={48} radius={24} /> : <Avatar initials={initialsOf(me)} size="lg" />}
        <div className={who}>
          <Dialog.Title className={name}>{me === null ? 'Account' : `${me.firstName} ${me.lastName}`}</Dialog.Title>
          {me !== null && <p className={mail}>{me.email}</p>}
        </div>
        <IconButton icon="close" label="Close account panel" onClick={onClose} />
      </header>
      <div className={body}>
        <PanelContent onLeave={onClose} />
      </div>
      <div className={foot}>
        {hasChat && (
          <button
            type="button"
            className={menuRow}
            onClick={() => {
              onClose();
              openSupport();
            }}
          >
            <Icon name="headset" size={20} />
            <span>Chat with Support</span>
          </button>
        )}
        <button
          type="button"
          className={menuRow}
          onClick={() => {
            onClose();
            onLogOut();
          }}
        >
          <Icon name="logOut" size={20} />
          <span>Log Out</span>
        </button>
      </div>
    </>
  );
}
