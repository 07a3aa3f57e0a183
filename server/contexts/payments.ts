import { walletResolvers } from '../api/graphql/wallet/walletResolvers.ts';
import { registerPaymentRoutes } from '../api/sandbox/paymentRoutes.ts';
import { paymentWork } from '../jobs/payments.ts';
import type { LedgerTables } from '../store/ledger/index.ts';
import type { MoneyTables } from '../store/money/index.ts';
import type { PaymentTables } from '../store/payments/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends LedgerTables, MoneyTables, PaymentTables {}
}

export const payments = context({
  name: 'payments',
  mutationsAre: 'money',
  resolvers: walletResolvers,
  queued: (deps, { gateway }) => paymentWork(deps, gateway),
  sandbox: registerPaymentRoutes,
});
