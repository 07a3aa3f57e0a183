import { createStore, type WritableStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { FieldValues } from '../logic/formFields.ts';
import type { PaymentType } from '../logic/provider.ts';
import { draftText } from './draftText.ts';

/**
 * What the player has entered on the first page of a payment, for the page that follows, and for the way back. Amount and method survive a
 * reload of this tab (docs/adr/0135); all else is in memory alone: fields of a provider's form may be account numbers.
 */
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

type Drafts = Readonly<Record<PaymentType, DraftStore>>;
type StoredDraft = Pick<Draft, 'providerId' | 'methodId' | 'amountCents'>;

const TYPES = ['DEPOSIT', 'WITHDRAWAL'] as const;

/** What this tab has stored of this player's draft. */
function readDraft(text: string | null, playerAlias: string | null, type: PaymentType): Draft {
  if (text === null || playerAlias === null) return NO_DRAFT;
  try {
    const stored = JSON.parse(text);
    const { providerId, methodId, amountCents }: { readonly [Name in keyof StoredDraft]?: unknown } = Object(stored[type]);
    if (stored.playerAlias !== playerAlias) return NO_DRAFT;
    return {
      ...NO_DRAFT,
      providerId: typeof providerId === 'string' ? providerId : null,
      methodId: typeof methodId === 'string' ? methodId : null,
      amountCents: Number.isSafeInteger(amountCents) ? (amountCents as number) : null,
    };
  } catch {
    return NO_DRAFT; // Damaged.
  }
}

function storedOf({ providerId, methodId, amountCents }: Draft): StoredDraft | undefined {
  return providerId === null && methodId === null && amountCents === null ? undefined : { providerId, methodId, amountCents };
}

export const draftsOf = onePerPage((services: Pick<PlatformServices, 'owner' | 'persistInTab'>): Drafts => {
  const { owner } = services;
  const text = draftText(services);
  const drafts = { DEPOSIT: createDraftStore(), WITHDRAWAL: createDraftStore() } as const;
  const write = (): void => {
    const { playerAlias } = owner.getSnapshot();
    const [deposit, withdrawal] = TYPES.map((type) => storedOf(drafts[type].getSnapshot()));
    if (playerAlias === null) return;
    text.write(deposit || withdrawal ? JSON.stringify({ playerAlias, DEPOSIT: deposit, WITHDRAWAL: withdrawal }) : null);
  };
  const restore = (): void => {
    const { playerAlias } = owner.getSnapshot();
    const stored = text.read();
    for (const type of TYPES) drafts[type].set(readDraft(stored, playerAlias, type));
    write();
  };
  restore();
  for (const type of TYPES) drafts[type].subscribe(write);
  owner.subscribe(restore);
  return drafts;
});

export function useDraftStore(type: PaymentType): DraftStore {
  return draftsOf(useServices())[type];
}
