import { useEffect, useState } from 'react';
import { mutation, playerQuery, subscription } from '../../../platform/data/declare.ts';
import type { Found } from '../../../platform/data/loadable.ts';
import { type Queried, type QueryOptions, usePages, useQuery, useServerData } from '../../../platform/data/useQuery.ts';
import type { DepositRule } from '../logic/amount.ts';
import type { Facility } from '../logic/facility.ts';
import type { FormField } from '../logic/formFields.ts';
import type { Landing, PaymentType, Provider } from '../logic/provider.ts';
import { CAPABILITIES } from '../logic/providers.ts';
import type { Receipt } from '../logic/receipt.ts';
import { landingOf, providerOf, receiptOf, ruleOf } from './mapWallet.ts';
import {
  DepositPageDocument,
  ExcludePaymentProviderDocument,
  PaymentFacilitiesDocument,
  PaymentFormFieldsDocument,
  PaymentMethodDeleteDocument,
  PaymentProviderDocument,
  PaymentsDocument,
  QuickDepositDocument,
  ReceiptDocument,
  ReceiptUpdatedDocument,
  ValidateDepositPromoCodeDocument,
  WithdrawalPageDocument,
} from './wallet.generated.ts';

/** Pixels of an icon in a provider's row. */
const ICON_SIZE = 44;
const SHOWN = { capabilities: CAPABILITIES, iconSize: ICON_SIZE };

export interface DepositPage {
  readonly landing: Landing;
  readonly rule: DepositRule;
  /** Null: the player is inside an operating area. */
  readonly outOfState: { readonly heading: string; readonly body: string; readonly prompt: string } | null;
  readonly hasPromoCode: boolean;
}

export const depositPage = playerQuery({
  document: DepositPageDocument,
  map: ({ paymentProvidersLandingPage, quickDepositLandingPage, outOfStateDepositPage, displayPromoCode }): DepositPage => ({
    landing: landingOf(paymentProvidersLandingPage),
    rule: ruleOf(quickDepositLandingPage.depositRule),
    outOfState: outOfStateDepositPage,
    hasPromoCode: displayPromoCode.displayPromoCode,
  }),
});
export const useDepositPage = (options: QueryOptions = {}): Queried<DepositPage> => useQuery(depositPage, SHOWN, options);

export interface WithdrawalPage {
  readonly landing: Landing;
  readonly pending: readonly Receipt[];
}

export const withdrawalPage = playerQuery({
  document: WithdrawalPageDocument,
  map: ({ paymentProvidersLandingPage: page }): WithdrawalPage => ({
    landing: landingOf(page),
    pending: page.pendingWithdrawals.map(receiptOf),
  }),
});
export const useWithdrawalPage = (options: QueryOptions = {}): Queried<WithdrawalPage> => useQuery(withdrawalPage, SHOWN, options);

export interface QuickDepositPage extends Pick<Landing, 'preferred' | 'others'> {
  readonly rule: DepositRule;
  /** The player is outside of every operating area: they may deposit, and not bet. */
  readonly isOutOfArea: boolean;
}

export const quickDeposit = playerQuery({
  document: QuickDepositDocument,
  map: ({ quickDepositLandingPage: page, outOfStateDepositPage }): QuickDepositPage => ({
    preferred: page.preferredProvider && providerOf(page.preferredProvider),
    others: page.providers.map(providerOf),
    rule: ruleOf(page.depositRule),
    isOutOfArea: outOfStateDepositPage !== null,
  }),
});
export const useQuickDepositPage = (): Queried<QuickDepositPage> => useQuery(quickDeposit, { iconSize: ICON_SIZE });

const provider = playerQuery({
  document: PaymentProviderDocument,
  map: ({ paymentProvider }): Found<Provider> => ({ found: paymentProvider && providerOf(paymentProvider) }),
});
export const useProvider = (type: PaymentType, paymentProviderId: string): Queried<Found<Provider>> =>
  useQuery(provider, { type, paymentProviderId });

const formFields = playerQuery({
  document: PaymentFormFieldsDocument,
  map: ({ paymentFormFields }): readonly FormField[] =>
    paymentFormFields.map(({ required, ...field }) => ({ ...field, isRequired: required })),
});
export const useFormFields = (type: PaymentType, paymentProviderId: string): Queried<readonly FormField[]> =>
  useQuery(formFields, { type, paymentProviderId });

const facilities = playerQuery({
  document: PaymentFacilitiesDocument,
  map: ({ paymentFacilities }): readonly Facility[] =>
    paymentFacilities.map(({ distance, workingHours, workingHoursUrl, ...facility }) => ({
      ...facility,
      miles: distance,
      hours: workingHours,
      hoursUrl: workingHoursUrl,
    })),
});
export const useFacilities = (paymentProviderId: string): Queried<readonly Facility[]> =>
  useQuery(facilities, { paymentProviderId });

export interface PromoCode {
  readonly code: string;
  readonly status: 'VALID' | 'UNKNOWN' | 'EXPIRED' | 'USED';
  readonly message: string;
}

export const promoCode = playerQuery({
  document: ValidateDepositPromoCodeDocument,
  map: ({ validateDepositPromoCode }): PromoCode => validateDepositPromoCode,
});

export const receipt = playerQuery({
  document: ReceiptDocument,
  map: ({ receipt: found }): Found<Receipt> => ({ found: found && receiptOf(found) }),
});

export const receiptUpdates = subscription({
  document: ReceiptUpdatedDocument,
  map: ({ receiptUpdated }): Receipt => receiptOf(receiptUpdated),
});

/** A receipt, followed while it is shown. */
export function useReceipt(id: string): Queried<Found<Receipt>> {
  const data = useServerData();
  const queried = useQuery(receipt, { id });
  const isFollowed = queried.data?.found != null;
  useEffect(
    () =>
      isFollowed
        ? data.subscribe(receiptUpdates, { id }, (found) => data.query(receipt, { id }).update(() => ({ found })))
        : undefined,
    [data, id, isFollowed],
  );
  return queried;
}

/** A receipt of a list as it is now. */
export function useReceiptUpdates(listed: Receipt): Receipt {
  const data = useServerData();
  const { id } = listed;
  const [news, setNews] = useState<Receipt | null>(null);
  useEffect(() => data.subscribe(receiptUpdates, { id }, setNews), [data, id]);
  return news ?? listed;
}

export interface PaymentList {
  readonly receipts: readonly Receipt[];
  readonly after: string | null;
}

const FIRST = 10;

export const payments = playerQuery({
  document: PaymentsDocument,
  map: ({ payments: page }): PaymentList => ({
    receipts: page.items.map(receiptOf),
    after: page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null,
  }),
  paging: {
    next: ({ after }) => (after === null ? null : { type: null, first: FIRST, after }),
    append: (loaded, page) => ({ receipts: [...loaded.receipts, ...page.receipts], after: page.after }),
  },
});

/** The player's payments in both directions, newest first. */
export const usePaymentList = () => usePages(payments, { type: null, first: FIRST, after: null });

interface Changed {
  readonly isDone: boolean;
  /** For the player; null after a success. */
  readonly message: string | null;
}

export const excludeProvider = mutation({
  document: ExcludePaymentProviderDocument,
  map: ({ excludePaymentProvider: { userErrors } }): Changed => ({
    isDone: userErrors.length === 0,
    message: userErrors.at(-1)?.message ?? null,
  }),
});

export const deleteMethod = mutation({
  document: PaymentMethodDeleteDocument,
  map: ({ paymentMethodDelete: { userErrors, deleted } }): Changed => ({
    isDone: deleted,
    message: userErrors.at(-1)?.message ?? null,
  }),
});
