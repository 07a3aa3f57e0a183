import { createStore, type WritableStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { EndedFlow } from '../logic/endStates.ts';
import type { FieldValues } from '../logic/formFields.ts';
import { draftText } from './draftText.ts';

/**
 * The player's entries on the first page of a payment, for the page that follows, and for the way back. Amount, method and promo code
 * survive a reload of this tab (docs/adr/0135); all else is in memory alone: fields of a provider's form may be account numbers.
 */
export interface Draft {
  readonly providerId: string | null;
  readonly methodId: string | null;
  readonly amountCents: number | null;
  /** A code that the server has called valid. It validates it again with the payment. */
  readonly promotionCode: string | null;
  /** What is in the field of the promo code. */
  readonly promoCodeText: string;
  /** The values of a provider's form, by the field's name. */
  readonly fields: FieldValues;
  /** Where a deposit leads back to; null: nowhere in particular. */
  readonly cameFrom: { readonly kind: 'betslip' | 'promotion'; readonly path: string } | null;
}

export const NO_DRAFT: Draft = {
  providerId: null,
  methodId: null,
  amountCents: null,
  promotionCode: null,
  promoCodeText: '',
  cameFrom: null,
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

/** A quick deposit has a draft of its own: its amount is for the bets in the slip. */
type Drafts = Readonly<Record<EndedFlow, DraftStore>>;
type StoredDraft = Omit<Draft, 'fields' | 'cameFrom'>;

const FLOWS = ['DEPOSIT', 'WITHDRAWAL', 'QUICK_DEPOSIT'] as const;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The stored draft of this player in this tab. */
function readDraft(text: string | null, playerAlias: string | null, flow: EndedFlow): Draft {
  if (text === null || playerAlias === null) return NO_DRAFT;
  try {
    const stored = JSON.parse(text);
    const draft: { readonly [Name in keyof StoredDraft]?: unknown } = Object(stored[flow]);
    if (stored.playerAlias !== playerAlias) return NO_DRAFT;
    return {
      ...NO_DRAFT,
      providerId: textOrNull(draft.providerId),
      methodId: textOrNull(draft.methodId),
      amountCents: Number.isSafeInteger(draft.amountCents) ? (draft.amountCents as number) : null,
      promotionCode: textOrNull(draft.promotionCode),
      promoCodeText: textOrNull(draft.promoCodeText) ?? '',
    };
  } catch {
    return NO_DRAFT; // Damaged.
  }
}

function storedOf({ fields: _inMemory, cameFrom: _too, ...stored }: Draft): StoredDraft | undefined {
  return Object.values(stored).every((value) => value === null || value === '') ? undefined : stored;
}

export const draftsOf = onePerPage((services: Pick<PlatformServices, 'owner' | 'persistInTab'>): Drafts => {
  const { owner } = services;
  const text = draftText(services);
  const drafts: Drafts = { DEPOSIT: createDraftStore(), WITHDRAWAL: createDraftStore(), QUICK_DEPOSIT: createDraftStore() };
  const write = (): void => {
    const { playerAlias } = owner.getSnapshot();
    if (playerAlias === null) return;
    const entered = FLOWS.flatMap((flow) => {
      const stored = storedOf(drafts[flow].getSnapshot());
      return stored === undefined ? [] : [[flow, stored] as const];
    });
    text.write(entered.length > 0 ? JSON.stringify({ playerAlias, ...Object.fromEntries(entered) }) : null);
  };
  const restore = (): void => {
    const { playerAlias } = owner.getSnapshot();
    const stored = text.read();
    for (const flow of FLOWS) drafts[flow].set(readDraft(stored, playerAlias, flow));
    write();
  };
  restore();
  for (const flow of FLOWS) drafts[flow].subscribe(write);
  owner.subscribe(restore);
  return drafts;
});

export function useDraftStore(flow: EndedFlow): DraftStore {
  return draftsOf(useServices())[flow];
}
