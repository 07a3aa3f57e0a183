import { Link } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { formatMoment } from '../../../../core/time/formatTime.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { Note } from '../../../ui/Note.tsx';
import { usePaymentState } from '../data/paymentEffects.ts';
import type { ClosedPayment } from '../logic/paymentState.ts';
import { CANCELLED_TEXT, OFFLINE_TEXT } from '../logic/paymentTexts.ts';
import type { Landing, PaymentType } from '../logic/provider.ts';
import { PATHS } from '../logic/providers.ts';

export interface PaymentNotesProps {
  readonly type: PaymentType;
  /** A request without an answer. */
  readonly isChecking: boolean;
  readonly blocked?: Landing['blocked'];
}

/** What stands above a form of the wallet: no connection, a block, and what became of the payment before. */
export function PaymentNotes({ type, isChecking, blocked = null }: PaymentNotesProps) {
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && (
        <Note tone="neutral" icon="offline" role="status" title={OFFLINE_TEXT.title}>
          {OFFLINE_TEXT.body}
        </Note>
      )}
      {blocked !== null && (
        <Note tone="warning" icon="clock" role="status" title={blocked.message}>
          {blocked.until !== null &&
            `Until ${formatMoment(Date.parse(blocked.until), { seconds: false })}. Your balance is not touched.`}
        </Note>
      )}
      {isChecking && (
        <Note tone="info" icon="refresh" role="status" title="We’re asking what became of your request">
          Nothing is paid twice. You can leave this page.
        </Note>
      )}
      <ClosedNote type={type} />
    </>
  );
}

/** The payment that the player has left. */
export function ClosedNote({ type }: Pick<PaymentNotesProps, 'type'>) {
  const { closed } = usePaymentState(type);
  return closed === null ? null : <LeftPayment {...closed} />;
}

/** The outcome of a payment that was left, as far as the server has said. */
export function LeftPayment({ payment, standing }: ClosedPayment) {
  const { type } = payment;
  const receipt = <Link to={PATHS.receipt(payment.receiptId)}>See the receipt</Link>;
  const amount = formatMoney(payment.amountCents);
  switch (standing) {
    case 'asking':
      return <Note tone="neutral" role="status" title="Closing your payment" icon="refresh" />;
    case 'failed':
      return (
        <Note tone="neutral" role="status" title={CANCELLED_TEXT.title}>
          {type === 'DEPOSIT' ? CANCELLED_TEXT.body : 'Nothing was paid out. The amount is back in your balance.'}
        </Note>
      );
    case 'successful':
      return (
        <Note tone="success" role="status" title={`${amount} went through before you closed it`}>
          {receipt}
        </Note>
      );
    default:
      return (
        <Note tone="info" role="status" title={`${amount} may still be on its way`}>
          {payment.providerName} has it. {receipt} shows what becomes of it.
        </Note>
      );
  }
}

/** A one-time code will be asked for. @param destination the masked number; null: none is known. */
export function CodeNote({ destination }: { readonly destination: string | null }) {
  return (
    <Note tone="neutral" icon="phone" title="We’ll ask for a code">
      {destination === null ? 'A text or call confirms it’s you.' : `A text or call to ${destination} confirms it’s you.`}
    </Note>
  );
}
