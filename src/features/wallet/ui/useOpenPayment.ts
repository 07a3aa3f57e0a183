import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { usePagePayments } from '../data/closedPayment.ts';
import type { PaymentAnswer, PaymentIntent } from '../logic/paymentFlow.ts';
import type { PaymentType, Provider } from '../logic/provider.ts';
import { entryOf, gatewayPath, PATHS } from '../logic/providers.ts';

export interface OpenPaymentPage {
  /** Goes on with a payment that exists: to its provider's page, else to its receipt. */
  readonly open: (answer: PaymentAnswer, intent: PaymentIntent | null) => void;
}

type ProviderOfPage = Pick<Provider, 'id' | 'name' | 'code'>;

/** @param providers those of the page. */
export function useOpenPayment(type: PaymentType, providers: readonly ProviderOfPage[]): OpenPaymentPage {
  const navigate = useNavigate();
  const payments = usePagePayments();
  const open = useCallback(
    ({ uri, receiptId }: PaymentAnswer, intent: PaymentIntent | null): void => {
      if (receiptId === null) return;
      const provider = providers.find(({ id }) => id === intent?.providerId);
      // The player has to read the details before a wire is sent.
      if (uri === null && type === 'WITHDRAWAL' && provider !== undefined && entryOf(provider.code).screen === 'wire') {
        void navigate(`${PATHS.wireDetails}?receipt=${encodeURIComponent(receiptId)}`, { replace: true });
        return;
      }
      // One that an earlier page or another tab has asked for: its receipt shows where it is.
      if (uri === null || intent === null) {
        void navigate(PATHS.receipt(receiptId));
        return;
      }
      const { amountCents } = intent;
      const providerName = provider?.name ?? 'The provider';
      payments.show({ type, receiptId, uri, amountCents, providerName, isDropIn: intent.kind === 'dropIn' }, intent);
      // In place of the form: one Back leaves the payment. The address names the receipt, for a reload, and never the provider's page.
      void navigate(`${gatewayPath(type)}?receipt=${encodeURIComponent(receiptId)}`, { replace: true });
    },
    [navigate, payments, type, providers],
  );
  return { open };
}
