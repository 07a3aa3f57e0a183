import { isPostalCodeIn } from '../../domain/location/postalRegions.ts';

export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  /** ISO 3166-2. */
  readonly regionCode: string;
  readonly postalCode: string;
}

/**
 * PLAUSIBLE: the parts fit together · NO_STREET: there is no such street · OTHER_REGION: the postal code is of another region. An adapter of
 * an address service answers more.
 */
export type AddressCheckResult = 'PLAUSIBLE' | 'NO_STREET' | 'OTHER_REGION';

/** The field of a refused address, and its message. */
export const REFUSED_ADDRESS: Readonly<Record<Exclude<AddressCheckResult, 'PLAUSIBLE'>, readonly [string, string]>> = {
  NO_STREET: ['street', 'Please enter a valid street address'],
  OTHER_REGION: ['postal_code', 'This postal code is not in your state or province'],
};

/** Checks where somebody says that they live. */
export type AddressCheck = (address: PostalAddress) => Promise<AddressCheckResult>;

/** The check without a service: postal code and region fit together, and a street has more than a number. */
export const plausibleAddress: AddressCheck = async ({ street, regionCode, postalCode }) => {
  if (!/\p{L}/u.test(street)) return 'NO_STREET';
  return isPostalCodeIn(regionCode, postalCode) ? 'PLAUSIBLE' : 'OTHER_REGION';
};
