import { createStore, type WritableStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { FieldValues } from '../logic/formFields.ts';
import type { PaymentType } from '../logic/provider.ts';

/** What the player has entered on the first page of a payment, for the page that follows, and for the way back. In memory alone. */
export interface Draft {
  readonly providerId: string | null;
  readonly methodId: string | null;
  readonly amountCents: number | null;
  /** A code that the server has called valid. */
  readonly promotionCode: string | null;
  /** Of a provider's form, by the field's name. */
  readonly fields: FieldValues;
  /** Where a deposit leads back to; null: nowhere in particular. */
  readonly cameFrom: { readonly kind: 'betslip' | 'promotion'; readonly path: string } | null;
}

export const NO_DRAFT: Draft = {
  ...{ providerId: null, methodId: null, amountCents: null, promotionCode: null, cameFrom: null },
  fields: {},
};

export const draftsOf = onePerPage(
  ({ owner }: Pick<PlatformServices, 'owner'>): Readonly<Record<PaymentType, WritableStore<Draft>>> => {
    const drafts = { DEPOSIT: createStore(NO_DRAFT), WITHDRAWAL: createStore(NO_DRAFT) } as const;
    owner.subscribe(() => {
      for (const draft of Object.values(drafts)) draft.set(NO_DRAFT);
    });
    return drafts;
  },
);

export function useDraftStore(type: PaymentType): WritableStore<Draft> {
  return draftsOf(useServices())[type];
}
