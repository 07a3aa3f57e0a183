/**
 * The provider codes: the eight of the specification, and that of Interac, which has operations there but no code (docs/adr/0084). A further
 * provider is one entry here and in the registry of each side.
 */
export const PROVIDER_CODES = [
  'BRAINTREE_CREDIT',
  'CASH_AT_CASINO',
  'PAYSAFE_CREDIT_DEPOSIT',
  'PAYSAFE_DEBIT_DEPOSIT',
  'PAYPAL',
  'TRUSTLY',
  'GLOBAL_PAYMENTS_VIP_PREFERRED',
  'WIRE_TRANSFER',
  'INTERAC',
] as const;

export type ProviderCode = (typeof PROVIDER_CODES)[number];

export function isProviderCode(code: string): code is ProviderCode {
  return PROVIDER_CODES.some((providerCode) => providerCode === code);
}
