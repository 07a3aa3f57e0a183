import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { formatMoment } from '../../../../core/time/formatTime.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { usePlayer } from '../../../player/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { cardStyle } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePaymentList } from '../data/wallet.ts';
import { amountText } from '../logic/provider.ts';
import { PATHS } from '../logic/providers.ts';
import { type Receipt, statusView } from '../logic/receipt.ts';
import { StatusMark } from './StatusMark.tsx';
import { useRefetchOnBalance } from './useRefetchOnBalance.ts';
import * as styles from './walletStyles.ts';

const list = cls({ margin: 0, padding: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid $line' } });
const row = cls({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  minHeight: 60,
  padding: '10px 16px',
  '&:hover': { backgroundColor: '$surface2' },
  '& b': { display: 'block', type: 'base', fontWeight: 600 },
  '& small': { type: 'caption', color: '$text2' },
  '& > strong': { type: 'base', fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
});
const none = cls({ padding: 16, type: 'body', color: '$text2' });
const section = cls({
  display: 'grid',
  gap: 8,
  marginTop: 16,
  scrollMarginTop: 'calc(var(--top) + 16px)',
  '& h2': { scrollMarginTop: 'calc(var(--top) + 16px)', outline: 0 },
});

const WORDS = {
  error: 'Your payments can’t be shown right now.',
  offline: 'Your payments are not saved on this device.',
  offlineDetail: 'They are shown as soon as you’re back online.',
} as const;

/** What was paid in and out, newest first; each leads to its receipt. */
export function PaymentList() {
  const source = usePaymentList();
  const balanceCents = usePlayer(({ balances }) => balances?.playableCents ?? null);
  useRefetchOnBalance(balanceCents, () => void source.refetch());
  const isOnline = useOnline();
  const { hash } = useLocation();
  const isMeant = hash === '#payments';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isMeant) heading.current?.focus();
  }, [isMeant]);
  return (
    <section className={section} aria-label="Your payments">
      <h2 ref={heading} className={styles.subtitle} tabIndex={-1}>
        Your payments
      </h2>
      <div className={cardStyle}>
        <AsyncRegion
          source={source}
          isOnline={isOnline}
          skeleton={<Skeleton height={180} />}
          message={(kind) => (
            <div className={none}>
              <RegionMessage kind={kind} size="line" words={WORDS} onRetry={() => void source.refetch()} />
            </div>
          )}
          isEmpty={({ receipts }) => receipts.length === 0}
          empty={<p className={none}>Nothing was paid in or out yet.</p>}
        >
          {({ receipts, after }) => (
            <>
              <ReceiptRows receipts={receipts} />
              {after !== null && (
                <Button tone="text" wide busy={source.isLoadingMore} onClick={() => void source.loadMore()}>
                  Show more
                </Button>
              )}
            </>
          )}
        </AsyncRegion>
      </div>
    </section>
  );
}

export function ReceiptRows({ receipts }: { readonly receipts: readonly Receipt[] }) {
  return (
    <ul className={list}>
      {receipts.map((receipt) => {
        const view = statusView(receipt);
        return (
          <li key={receipt.id}>
            <Link className={row} to={PATHS.receipt(receipt.id)}>
              <StatusMark view={view} size={40} />
              <span>
                <b>{view.title}</b>
                <small>{formatMoment(Date.parse(receipt.createdAt), { seconds: false })}</small>
              </span>
              <strong>{amountText({ cents: receipt.amountCents, currency: receipt.currency })}</strong>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
