import { ODDS_FORMATS, type OddsFormat } from '../../core/money/odds.ts';
import { onePerPage } from '../platform/onePerPage.ts';
import type { PlatformServices } from '../platform/services.ts';
import type { PersistedValueDefinition } from '../platform/storage/persistedValue.ts';

const ODDS_FORMAT: PersistedValueDefinition<OddsFormat> = {
  name: 'odds-format',
  scope: 'brand',
  initial: 'AMERICAN',
  decode: (stored) => ODDS_FORMATS.find((format) => format === stored) ?? null,
};

/** The display format of odds: this device's. It takes that of the player once it is known, where a server writes the two differently. */
export const oddsFormatOf = onePerPage(({ persist }: Pick<PlatformServices, 'persist'>) => persist(ODDS_FORMAT));
