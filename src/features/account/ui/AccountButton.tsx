import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { lazyModule } from '../../../../core/lazyModule.ts';
import { formatMoney } from '../../../../core/money/money.ts';
import { asOfText } from '../../../../core/time/times.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { playerOf, usePlayer } from '../../../player/index.ts';
import { useMe, usePlayerMenu, useWhereabouts } from '../../../player/queries.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useOpen } from '../../../ui/useOpen.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useFirstWager } from '../data/firstWager.ts';
import { useNotifications } from '../data/notifications.ts';
import { initialsOf } from '../logic/account.ts';
import { dueNotice } from '../logic/notices.ts';
import { AccountButtonSkeleton } from './AccountButtonSkeleton.tsx';
import { Avatar } from './Avatar.tsx';

const accountNotices = lazyPart(() => import('./AccountNotices.tsx').then((module) => module.AccountNotices));
const accountPanel = lazyPart(() => import('./AccountPanel.tsx').then((module) => module.AccountPanel));
const pushCode = lazyModule(() => import('../data/push.ts').then((module) => module.followPush));

/** Here and not in a `playerStart`, whose line every visitor's home would load. */
function useFollowedPush(): void {
  const services = useServices();
  const { status, playerAlias } = useStore(services.session);
  useEffect(() => {
    if (status !== 'loggedIn' || playerAlias === null) return;
    let end: (() => void) | null = null;
    let isOver = false;
    pushCode
      .load()
      .then((followPush) => {
        if (!isOver) end = followPush(services);
      })
      .catch((error: unknown) => services.report('push', error));
    return () => {
      isOver = true;
      end?.();
    };
  }, [services, status, playerAlias]);
}

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
  // Where the amount has no room beside the initials it stands below them, never a part of it: that would be another amount. The time of an
  // old amount takes the initials' place.
  '@tiny': {
    flexWrap: 'wrap-reverse',
    justifyContent: 'center',
    alignContent: 'center',
    gap: '0 6px',
    minWidth: 44,
    padding: '0 6px',
    fontSize: 'clamp(11px, 3.6vw, 14px)',
    lineHeight: '14px',
    '& > :nth-child(2)': { width: 28, height: 28 },
    '& > :has(small) + *': { display: 'none' },
  },
});

/** The amount, and under it the time of one that is not of now. */
const money = cls({
  display: 'grid',
  justifyItems: 'end',
  '& > small': { type: 'caption', lineHeight: '14px', fontWeight: 400, color: '$text2' },
  '@tiny': { '& > small': { fontSize: '.9em', whiteSpace: 'nowrap' } },
});

/** In a small window there is no room for it: the panel behind the balance has it. */
const deposit = cls({ '@small': { '&&': { display: 'none' } } });

/** Deposit, balance and initials, which open the account panel. */
export function AccountButton() {
  const { data: me, state, dataAt } = useMe();
  const isOnline = useOnline();
  // The poll of the menu refreshes the balance wherever the pill is shown.
  usePlayerMenu();
  useFollowedPush();
  const { texts } = useNotifications();
  const services = useServices();
  const refusedByLimit = usePlayer(({ limitsAlert }) => limitsAlert);
  const deposits = usePlayer((facts) => facts.deposits);
  const mark = useWhereabouts((whereabouts) => whereabouts.mark);
  const { isOpen, open, close } = useOpen(accountPanel);
  const ref = useRef<HTMLButtonElement>(null);
  if (me === null && state !== 'failed') return <AccountButtonSkeleton />;
  const notice = me && dueNotice(me.account.notices, refusedByLimit, deposits);
  return (
    <>
      {mark !== null && <mark.Component />}
      <Link to="/deposit" className={join(buttonStyle({ tone: 'primary' }).className, deposit)}>
        Deposit
      </Link>
      <button ref={ref} type="button" className={button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        {me !== null && (
          <span className={money}>
            {formatMoney(me.balances.playableCents)}
            {!isOnline && dataAt !== null && <small>{asOfText(dataAt, services.clock.now())}</small>}
          </span>
        )}
        {me === null && (isOnline ? <Skeleton width={64} height={14} /> : <span className={money}>Balance not saved</span>)}
        <Avatar initials={me === null ? '?' : initialsOf(me.account)} size="md" notifications={texts} />
        <VisuallyHidden>Account</VisuallyHidden>
      </button>
      {isOpen && <accountPanel.Component opener={ref} onClose={close} onLogOut={services.askToLogOut} />}
      {notice === null && me?.account.notices.firstWager && <FirstWagerNotice />}
      {notice !== null && (
        <accountNotices.Component notice={notice} onAlertClosed={() => playerOf(services).update({ limitsAlert: null })} />
      )}
    </>
  );
}

/** For a player who has not closed it, once a first bet is near. */
function FirstWagerNotice() {
  return useFirstWager() && <accountNotices.Component notice={{ kind: 'firstWager' }} onAlertClosed={() => undefined} />;
}
