import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { cls } from '../../../ui/cls.ts';
import { PaymentFailedIllustration } from '../../../ui/illustrations/PaymentFailedIllustration.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { frameOutcome, type Outcome } from '../logic/endStates.ts';
import { type FrameState, hasFrame } from '../logic/frame.ts';
import { SLOW_TEXT } from '../logic/paymentTexts.ts';
import { PATHS } from '../logic/providers.ts';
import { EndButton } from './EndButton.tsx';
import { StatusMark } from './StatusMark.tsx';

const box = cls({
  position: 'relative',
  display: 'grid',
  // A page that does not say how tall it is: the tallest form that is common, so that its buttons are not cut.
  minHeight: 640,
  borderRadius: '$lg',
  border: '1px solid $line',
  backgroundColor: '$surface',
  overflow: 'hidden',
});
const page = cls({ gridArea: '1 / 1', width: '100%', height: '100%', border: 0, backgroundColor: '$surface' });
const message = cls({
  gridArea: '1 / 1',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  padding: 24,
  textAlign: 'center',
  // A page that loads is not seen through it.
  zIndex: 1,
  backgroundColor: '$surface',
  color: '$text2',
  type: 'base',
  '& h2': { type: 'title', color: '$text' },
  '& p': { maxWidth: 420, textWrap: 'balance' },
});
const actions = cls({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 12 });

/** What the frame may do: run the page, send its forms, open a bank's window. It may not leave by itself with the app's window. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

export interface ProviderFrameProps {
  readonly state: FrameState;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onLoad: () => void;
  readonly className?: string;
  readonly isHidden?: boolean;
}

/** The provider's page. Another payment is another element, so that its history begins anew. */
export function ProviderFrame({ state, frame, onLoad, className, isHidden = false }: ProviderFrameProps) {
  const { payment, heightPx } = state;
  if (payment === null || !hasFrame(state)) return null;
  return (
    <iframe
      key={payment.uri}
      ref={frame}
      className={className}
      style={isHidden || heightPx === null ? undefined : { height: heightPx }}
      src={payment.uri}
      title={payment.providerName}
      allow="payment"
      sandbox={SANDBOX}
      referrerPolicy="origin"
      onLoad={onLoad}
      {...(isHidden && { 'aria-hidden': true, tabIndex: -1, width: 0, height: 0 })}
    />
  );
}

export interface FrameViewProps {
  readonly state: FrameState;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onLoad: () => void;
  /** Back to the amount. */
  readonly onBack: () => void;
  readonly balanceCents: number | null;
}

/** A payment at its provider: the page, what it waits for, and how it ended. One full stop, and no retry after it. */
export function FrameView({ state, frame, onLoad, onBack, balanceCents }: FrameViewProps) {
  return (
    <div className={box}>
      <ProviderFrame state={state} frame={frame} onLoad={onLoad} className={page} />
      <Over state={state} onBack={onBack} balanceCents={balanceCents} />
    </div>
  );
}

type OverProps = Pick<FrameViewProps, 'state' | 'onBack' | 'balanceCents'>;

function Over({ state, onBack, balanceCents }: OverProps): ReactNode {
  const { payment } = state;
  const outcome = frameOutcome(state);
  if (outcome !== null)
    return (
      <div className={message} role={outcome === 'approved' ? 'status' : undefined}>
        <EndText state={state} outcome={outcome} balanceCents={balanceCents} />
        <div className={actions}>
          <EndButton flow={payment?.type ?? 'DEPOSIT'} outcome={outcome} onForm={onBack} />
          <SecondAction state={state} outcome={outcome} />
        </div>
      </div>
    );
  if (state.kind === 'waiting' || state.kind === 'open') return null;
  return (
    <div className={message} role="status">
      <Spinner size={32} />
      <h2>{state.kind === 'confirming' ? 'Confirming your payment' : `Opening ${payment?.providerName ?? 'the provider'}`}</h2>
      {state.isSlow && <p>{SLOW_TEXT}</p>}
    </div>
  );
}

function EndText({ state, outcome, balanceCents }: Pick<OverProps, 'state' | 'balanceCents'> & { readonly outcome: Outcome }) {
  const { payment } = state;
  switch (outcome) {
    case 'approved':
      return (
        <>
          <StatusMark view={{ icon: 'check', tone: 'success' }} size={56} />
          <h2>{payment === null ? 'Done' : `${formatMoney(payment.amountCents)} added`}</h2>
          {balanceCents !== null && <p>Your balance is {formatMoney(balanceCents)}.</p>}
        </>
      );
    case 'mismatch':
      return (
        <>
          <StatusMark view={{ icon: 'close', tone: 'warning' }} size={56} />
          <h2 role="alert">The names don’t match</h2>
          <p>The name there isn’t the one on your account. Use a card or account in your own name.</p>
          <Standing state={state} />
        </>
      );
    default:
      return (
        <>
          <PaymentFailedIllustration />
          <h2 role="alert">{state.text}</h2>
          <Standing state={state} />
        </>
      );
  }
}

/** Beside the primary action: the receipt of what was paid, support for a full stop. */
function SecondAction({ state: { payment }, outcome }: Pick<OverProps, 'state'> & { readonly outcome: Outcome }) {
  const { links } = useBrand();
  const { className } = buttonStyle({ tone: 'secondary' });
  if (outcome === 'interrupted') return null;
  if (outcome !== 'approved')
    return (
      <a className={className} href={links.support}>
        Contact Support
      </a>
    );
  if (payment === null) return null;
  return (
    <Link className={className} to={PATHS.receipt(payment.receiptId)} replace>
      Receipt
    </Link>
  );
}

/** Whether anything was charged: said only once our server has said it. */
export function Standing({ state: { standing, payment } }: { readonly state: FrameState }) {
  if (standing === 'failed')
    return <p role="status">{payment?.type === 'WITHDRAWAL' ? 'Nothing was paid out.' : 'Nothing was charged.'}</p>;
  if (standing === 'pending') return <p role="status">The provider still has it. Your payments show what becomes of it.</p>;
  if (standing === 'unknown')
    return <p role="status">We don’t know yet what became of it. Your payments show it; nothing is charged twice.</p>;
  return null;
}
