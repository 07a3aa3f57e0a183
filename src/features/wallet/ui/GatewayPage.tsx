import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { usePlayer } from '../../../player/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Redirect } from '../../../ui/Redirect.tsx';
import { usePaymentState } from '../data/paymentEffects.ts';
import type { OpenPayment } from '../logic/frame.ts';
import { isAtProvider } from '../logic/paymentState.ts';
import { PATHS, startPath } from '../logic/providers.ts';
import { FrameView } from './FrameView.tsx';
import { typeOfPath } from './ProviderScreen.tsx';
import { usePayment } from './usePayment.tsx';
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
  const type = typeOfPath(pathname);
  const { place, frame } = usePaymentState(type);
  // The one it was opened with: closing it empties the state.
  const [opened] = useState(place === 'slip' ? null : frame.payment);
  if (opened !== null) return <Gateway payment={opened} />;
  const receiptId = new URLSearchParams(search).get('receipt');
  return <Redirect to={receiptId === null ? startPath(type) : PATHS.receipt(receiptId)} />;
}

function Gateway({ payment: { type, providerName, uri } }: { readonly payment: OpenPayment }) {
  const { send, frame, frameRef, onLoad } = usePayment(type, 'gateway');
  const balanceCents = usePlayer(({ balances }) => balances?.playableCents ?? null);
  const mayEscape = isAtProvider(frame);
  const back = (): void => send({ type: 'backPressed' });
  // Escape closes the payment. With the focus inside of the frame the key is its page's.
  useEffect(() => {
    if (!mayEscape) return undefined;
    const listener = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') send({ type: 'backPressed' });
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [mayEscape, send]);
  return (
    <div className={column}>
      <h1 className={styles.title}>{type === 'DEPOSIT' ? 'Deposit' : 'Withdrawal'}</h1>
      <div className={bar}>
        <Button tone="text" onClick={back}>
          <Icon name="chevronLeft" size={18} />
          {type === 'DEPOSIT' ? 'Back to deposit' : 'Back to withdrawal'}
        </Button>
        <span className={styles.quiet}>
          {providerName} · {new URL(uri).host}
        </span>
      </div>
      <FrameView state={frame} frame={frameRef} onLoad={onLoad} balanceCents={balanceCents} onBack={back} />
    </div>
  );
}
