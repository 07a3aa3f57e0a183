import { useCallback } from 'react';
import type { ServerData } from '../../../platform/data/createServerData.ts';
import { mutation } from '../../../platform/data/declare.ts';
import { useServerData } from '../../../platform/data/useQuery.ts';
import type { PaymentType } from '../logic/provider.ts';
import type { Validated } from '../logic/validation.ts';
import { DepositValidateCreateDocument, WithdrawalValidateCreateV2Document } from './payments.generated.ts';

const depositValidate = mutation({
  document: DepositValidateCreateDocument,
  map: ({ depositValidateCreate: { permitted, userErrors } }): Validated => ({ permitted, errors: userErrors }),
});
const withdrawalValidate = mutation({
  document: WithdrawalValidateCreateV2Document,
  map: ({ withdrawalValidateCreateV2: { permitted, userErrors } }): Validated => ({ permitted, errors: userErrors }),
});

export interface ToValidate {
  readonly amountCents: number;
  readonly paymentMethodId: string | null;
  readonly paymentProviderId: string;
}

/** Whether a payment would be taken. Moves nothing. Null: no answer. */
async function validatePayment(data: ServerData, type: PaymentType, input: ToValidate): Promise<Validated | null> {
  const outcome =
    type === 'DEPOSIT' ? await data.mutate(depositValidate, { input }) : await data.mutate(withdrawalValidate, { input });
  return outcome.ok ? outcome.value : null;
}

/** Asks the server before a payment is begun. Null: no answer. */
export function useValidate(type: PaymentType): (input: ToValidate) => Promise<Validated | null> {
  const data = useServerData();
  return useCallback((input) => validatePayment(data, type, input), [data, type]);
}
