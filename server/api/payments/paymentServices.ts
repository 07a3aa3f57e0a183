import type { FlagKey } from '../../../core/wire/flags.ts';
import type { Deps } from '../../deps.ts';
import { createProviders, type Providers } from '../../domain/payments/providers.ts';
import type { PaymentGateway } from '../../payments/gateway.ts';
import type { BrandCode } from '../../platform/brands.ts';
import { readBettingPlace } from '../../store/players/index.ts';
import { flagFor } from '../flags/flagSettings.ts';

export interface PaymentServices {
  /** Null: this server has none, and no payment is possible. */
  readonly gateway: PaymentGateway | null;
  /** As this operator offers them. */
  readonly providers: Providers;
  /** A flag of the wallet, as this player has it. */
  isOn(flag: FlagKey, brand: BrandCode, playerId: string): Promise<boolean>;
}

export function createPaymentServices(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  gateway: PaymentGateway | null,
  flags: () => Readonly<Record<string, unknown>>,
): PaymentServices {
  return {
    gateway,
    providers: createProviders(config.providerChanges),
    async isOn(flag, brand, playerId) {
      const { regionCode: region } = await readBettingPlace(db, playerId);
      return flagFor(flag, flags(), { playerId, brand, region, isCrawler: false }).value;
    },
  };
}
