import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '../../../../../core/money/money.ts';
import { buttonStyle } from '../../../../ui/Button.tsx';
import { useBrand } from '../../../../ui/brandContext.ts';
import { PaymentFailedIllustration } from '../../../../ui/illustrations/PaymentFailedIllustration.tsx';
import { PlacedIllustration } from '../../../../ui/illustrations/PlacedIllustration.tsx';
import { frameOutcome } from '../../logic/endStates.ts';
import type { FrameState } from '../../logic/frame.ts';
import { PATHS } from '../../logic/providers.ts';
import { EndButton } from '../EndButton.tsx';
import { Standing } from '../FrameView.tsx';
import { StatusMark } from '../StatusMark.tsx';
import * as styles from './quickStyles.ts';

export interface QuickDepositEndProps {
  readonly state: FrameState;
  readonly balanceCents: number | null;
  /** The receipt of a deposit that goes on without the slip; null: none. */
  readonly pendingId: string | null;
  readonly onBack: () => void;
  /** Back to the form. */
  readonly onOther: () => void;
}

/** Only the server's word makes it a failure: what was not heard of may still come. */
function titleOf({ kind, standing }: FrameState): string {
  if (kind === 'mismatch') return 'The names don’t match';
  return standing === 'failed' ? 'This deposit didn’t go through' : 'This deposit isn’t finished';
}

const PICKS = 'Your picks and stakes are saved in the slip. No bet was placed.';

/** How a quick deposit ended: done, under way, or a full stop, which offers support and no retry. */
export function QuickDepositEnd({ state, balanceCents, pendingId, onBack, onOther }: QuickDepositEndProps) {
  const { links } = useBrand();
  // The pressed button is gone.
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  if (pendingId !== null)
    return (
      <>
        <div className={styles.end} role="status">
          <StatusMark view={{ icon: 'refresh', tone: 'info' }} size={56} />
          <h2 ref={headingRef} tabIndex={-1}>
            Your deposit is on its way
          </h2>
          <p>The provider still has it. Your balance changes by itself. {PICKS}</p>
        </div>
        <div className={styles.foot}>
          <EndButton flow="QUICK_DEPOSIT" outcome="pending" onSlip={onBack} size="lg" />
          <Link className={buttonStyle({ tone: 'text' }).className} to={PATHS.receipt(pendingId)}>
            See the receipt
          </Link>
        </div>
      </>
    );
  if (state.kind === 'success')
    return (
      <>
        <div className={styles.end} role="status">
          <PlacedIllustration />
          <h2 ref={headingRef} tabIndex={-1}>
            {formatMoney(state.payment?.amountCents ?? 0)} deposited
          </h2>
          {balanceCents !== null && <p>Playable balance is now {formatMoney(balanceCents)}.</p>}
          <p>Back to your betslip in 3 s. Place your bet there when you’re ready.</p>
        </div>
        <div className={styles.foot}>
          <EndButton flow="QUICK_DEPOSIT" outcome="approved" onSlip={onBack} size="lg" />
        </div>
      </>
    );
  return (
    <>
      <div className={styles.end}>
        <PaymentFailedIllustration />
        <h2 ref={headingRef} tabIndex={-1}>
          {titleOf(state)}
        </h2>
        <p role="alert">{state.text ?? 'Use a card or account in your own name.'}</p>
        <Standing state={state} />
        <p>{PICKS}</p>
      </div>
      <div className={styles.foot}>
        <EndButton flow="QUICK_DEPOSIT" outcome={frameOutcome(state) ?? 'unknown'} onForm={onOther} onSlip={onBack} size="lg" />
        <a className={buttonStyle({ tone: 'secondary', size: 'lg' }).className} href={links.support}>
          Contact Support
        </a>
      </div>
    </>
  );
}
