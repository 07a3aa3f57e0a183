import type { Deps } from '../../deps.ts';
import { type BrandCode, supportsAccountLinking } from '../../platform/brands.ts';
import { readBettingPlace } from '../../store/players/index.ts';
import { flagFor } from '../flags/flagSettings.ts';
import { createProviderClient, type ProviderClient } from './providerClient.ts';

/** The provider whose accounts can be linked, and this operator's client id there. */
export interface LinkProviderSettings {
  readonly issuer: string;
  clientIdOf(brand: BrandCode): string;
}

export interface AccountLinking {
  /** Null: this server has no provider. */
  readonly provider: ProviderClient | null;
  clientIdOf(brand: BrandCode): string;
  /** Whether this player can link accounts: the brand supports it, the flag is on, and there is a provider. */
  isOffered(brand: BrandCode, playerId: string): Promise<boolean>;
}

export function createAccountLinking(
  deps: Pick<Deps, 'db' | 'clock'>,
  settings: LinkProviderSettings | null,
  flags: () => Readonly<Record<string, unknown>>,
): AccountLinking {
  return {
    provider: settings && createProviderClient(settings.issuer, deps),
    clientIdOf: (brand) => settings?.clientIdOf(brand) ?? '',
    async isOffered(brand, playerId) {
      if (settings === null || !supportsAccountLinking(brand)) return false;
      const { regionCode: region } = await readBettingPlace(deps.db, playerId);
      return flagFor('account-linking', flags(), { playerId, brand, region, isCrawler: false }).value;
    },
  };
}
