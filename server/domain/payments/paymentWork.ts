import { isLive, isOver, type Payment } from './payment.ts';

/** What has to be asked of the gateway for an attempt. */
export interface PaymentWork {
  readonly kind: 'CREATE' | 'CANCEL' | 'REFUND' | 'POLL';
  readonly attempt: number;
}

/**
 * All that is still to be done, from the payment alone: the same after a crash. An attempt that the gateway may not know yet is created even
 * to be cancelled, because an earlier request to create it may have arrived.
 */
export function paymentWork(payment: Payment): readonly PaymentWork[] {
  const isUnwanted = payment.cancelAsked || isOver(payment.state);
  return payment.attempts.flatMap((attempt): readonly PaymentWork[] => {
    const work = (kind: PaymentWork['kind']) => [{ kind, attempt: attempt.number }];
    if (attempt.state === 'CREATING') return work('CREATE');
    if (isLive(attempt)) return isUnwanted ? work('CANCEL') : work('POLL');
    return attempt.state === 'SUCCEEDED' && attempt.refundAsked ? work('REFUND') : [];
  });
}
