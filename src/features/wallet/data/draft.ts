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

/** What is entered for a payment lives until the payment exists. Nobody else empties it, or fills it again. */
export interface DraftStore extends WritableStore<Draft> {
  /** The server has taken the payment: what was entered for it is over. Where a deposit leads back to stays, for its receipt. */
  submitted(receiptId: string | null): void;
  /** This payment came to nothing, or is to be changed: what was entered for it is there again, unless something else is by now. */
  takeBack(receiptId: string): void;
}

function createDraftStore(): DraftStore {
  const store = createStore(NO_DRAFT);
  let sent: { readonly receiptId: string | null; readonly draft: Draft; readonly left: Draft } | null = null;
  return {
    ...store,
    submitted: (receiptId) => {
      const draft = store.getSnapshot();
      const left = { ...NO_DRAFT, cameFrom: draft.cameFrom };
      sent = { receiptId, draft, left };
      store.set(left);
    },
    takeBack: (receiptId) => {
      if (sent === null || sent.receiptId !== receiptId) return;
      if (store.getSnapshot() === sent.left) store.set(sent.draft);
      sent = null;
    },
  };
}

export const draftsOf = onePerPage(({ owner }: Pick<PlatformServices, 'owner'>): Readonly<Record<PaymentType, DraftStore>> => {
  const drafts = { DEPOSIT: createDraftStore(), WITHDRAWAL: createDraftStore() } as const;
  owner.subscribe(() => {
    for (const draft of Object.values(drafts)) draft.set(NO_DRAFT);
  });
  return drafts;
});

export function useDraftStore(type: PaymentType): DraftStore {
  return draftsOf(useServices())[type];
}
