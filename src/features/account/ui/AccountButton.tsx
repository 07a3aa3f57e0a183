import { useRef } from 'react';
import { formatMoney } from '../../../../core/money.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { cls } from '../../../ui/cls.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useOpen } from '../../../ui/useOpen.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useNotifications } from '../data/notifications.ts';
import { useMe, usePlayerMenu } from '../data/useAccount.ts';
import { initialsOf } from '../logic/account.ts';
import { AccountButtonSkeleton } from './AccountButtonSkeleton.tsx';
import { Avatar } from './Avatar.tsx';

const accountPanel = lazyPart(() => import('./AccountPanel.tsx').then(({ AccountPanel }) => AccountPanel));

const button = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 44,
  padding: '0 6px 0 16px',
  borderRadius: '$pill',
  backgroundColor: '$surface2',
  color: '$text',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&:hover': { backgroundColor: '$surface3' },
});

/** Balance and initials; opens the account panel. */
export function AccountButton() {
  const { data: me, state } = useMe();
  // The poll of the menu refreshes the balance wherever the pill is shown.
  usePlayerMenu();
  const { texts } = useNotifications();
  const { askToLogOut } = useServices();
  const { isOpen, open, close } = useOpen(accountPanel);
  const ref = useRef<HTMLButtonElement>(null);
  if (me === null && state !== 'failed') return <AccountButtonSkeleton />;
  return (
    <>
      <button ref={ref} type="button" className={button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        {me === null ? <Skeleton width={64} height={14} /> : formatMoney(me.balances.playableCents)}
        <Avatar initials={me === null ? '?' : initialsOf(me.account)} size="md" notifications={texts} />
        <VisuallyHidden>Account</VisuallyHidden>
      </button>
      {isOpen && <accountPanel.Component opener={ref} onClose={close} onLogOut={askToLogOut} />}
    </>
  );
}
