import type { FlagKey } from '../../../core/wire/flags.ts';
import type { Brand } from '../../brand/contract.ts';
import type { Guard } from '../../platform/feature.ts';

export interface GuardFacts {
  readonly brand: Pick<Brand, 'accountHistory' | 'accountLinking' | 'preferences'>;
  /** The parameters of the address. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly isOn: (flag: FlagKey) => boolean;
}

/** Whether a page with this guard does not exist: for this brand, with these flags, at this address. */
export function isHidden({ historySection, flags = [], accountLinking }: Guard, { brand, params, isOn }: GuardFacts): boolean {
  if (accountLinking && !(brand.preferences.accountLinkingEnabled && brand.accountLinking.isEnabled)) return true;
  if (!flags.every((flag) => (typeof flag === 'string' ? isOn(flag) : flag.some(isOn)))) return true;
  if (historySection === undefined) return false;
  return brand.accountHistory.sectionsToHide.some((section) => section === params[historySection]);
}
