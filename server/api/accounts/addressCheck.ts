import { isPostalCodeIn } from '../../domain/location/postalRegions.ts';

export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  /** ISO 3166-2. */
  readonly regionCode: string;
  readonly postalCode: string;
}

/** PLAUSIBLE: the parts fit together · REFUSED: there is no such address. An adapter of an address service answers more. */
export type AddressCheckResult = 'PLAUSIBLE' | 'REFUSED';

/** Checks where somebody says that they live. */
export type AddressCheck = (address: PostalAddress) => Promise<AddressCheckResult>;

/** The check without a service: postal code and region fit together, and a street has more than a number. */
export const plausibleAddress: AddressCheck = async ({ street, regionCode, postalCode }) =>
  /\p{L}/u.test(street) && isPostalCodeIn(regionCode, postalCode) ? 'PLAUSIBLE' : 'REFUSED';
