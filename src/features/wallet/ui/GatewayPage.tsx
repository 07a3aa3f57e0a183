import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePlayer } from '../../../player/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Redirect } from '../../../ui/Redirect.tsx';
import { usePagePayments } from '../data/closedPayment.ts';
import { useDraftStore } from '../data/draft.ts';
import { usePayments } from '../data/payments.ts';
import { usePaymentFrame } from '../data/usePaymentFrame.ts';
import { isLive, type OpenPayment } from '../logic/frame.ts';
import type { PaymentIntent } from '../logic/paymentFlow.ts';
import type { PaymentType } from '../logic/provider.ts';
import { PATHS, startPath } from '../logic/providers.ts';
import { FrameView } from './FrameView.tsx';
import * as styles from './walletStyles.ts';

const column = cls({
  width: '100%',
  maxWidth: 760,
  margin: '0 auto',
  padding: '24px 24px 40px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
});
const bar = cls({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 12 });

/** `/deposit/gateway` and `/withdrawal/gateway`. Without a payment of this page, as after a reload, the receipt shows where it is. */
export function GatewayPage() {
  const { pathname, search } = useLocation();
  const type: PaymentType = pathname.includes('/withdrawal/') ? 'WITHDRAWAL' : 'DEPOSIT';
  const { open: store } = usePagePayments();
  // The one it was opened with: closing it empties the store.
  const open = useRef(store.getSnapshot());
  if (open.current?.payment.type === type) return <Gateway {...open.current} />;
  const receiptId = new URLSearchParams(search).get('receipt');
  return <Redirect to={receiptId === null ? startPath(type) : PATHS.receipt(receiptId)} />;
}

interface GatewayProps {
  readonly payment: OpenPayment;
  readonly intent: PaymentIntent;
}

function Gateway({ payment, intent }: GatewayProps) {
  const navigate = useNavigate();
  const { type } = payment;
  const { payments, flow } = usePayments(type);
  const balanceCents = usePlayer(({ balances }) => balances?.playableCents ?? null);
  const start = startPath(type);
  const draft = useDraftStore(type);
  const ended = useRef(payment);
  const back = useCallback(() => {
    draft.takeBack(ended.current.receiptId);
    void navigate(start, { replace: true, state: { focus: 'amount', keepsFocus: true } });
  }, [navigate, start, draft]);
  const { state, send, frame, onLoad } = usePaymentFrame({
    draft,
    onReceipt: (receiptId) => void navigate(PATHS.receipt(receiptId), { replace: true }),
    onLeave: (why) => (why === 'cancelled' ? back() : void navigate(PATHS.receipt(ended.current.receiptId), { replace: true })),
    onResubmit: () => void payments.submit(intent),
  });
  const begin = useRef(send);
  useEffect(() => begin.current({ type: 'opened', payment, isHidden: false }), [payment]);

  // The answer to another try.
  const { news } = flow;
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (news === null) return;
    payments.newsShown();
    const { uri, receiptId } = news.kind === 'answered' ? news.answer : { uri: null, receiptId: null };
    if (uri === null || receiptId === null) {
      latest.current({ type: 'resubmitFailed' });
      return;
    }
    const again = { ...payment, uri, receiptId };
    ended.current = again;
    latest.current({ type: 'opened', payment: again, isHidden: false });
  }, [news, payments, payment]);

  const isAtProvider = isLive(state) && state.kind !== 'confirming';
  // Escape closes the payment. With the focus inside of the frame the key is its page's.
  useEffect(() => {
    if (!isAtProvider) return undefined;
    const listener = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') latest.current({ type: 'closed' });
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isAtProvider]);
  return (
    <div className={column}>
      <h1 className={styles.title}>{type === 'DEPOSIT' ? 'Deposit' : 'Withdrawal'}</h1>
      <div className={bar}>
        <Button tone="text" onClick={() => (isAtProvider ? send({ type: 'closed' }) : back())}>
          <Icon name="chevronLeft" size={18} />
          {type === 'DEPOSIT' ? 'Back to deposit' : 'Back to withdrawal'}
        </Button>
        <span className={styles.quiet}>
          {payment.providerName} · {new URL(payment.uri).host}
        </span>
      </div>
      <FrameView
        state={state}
        frame={frame}
        onLoad={onLoad}
        balanceCents={balanceCents}
        onBack={back}
        onAgain={() => {
          send({ type: 'amountChanged' });
          back();
        }}
      />
    </div>
  );
}
