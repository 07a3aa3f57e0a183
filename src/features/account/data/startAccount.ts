import type { PlatformServices, SharedServices } from '../../../platform/services.ts';
import { oddsFormatOf } from '../../../player/index.ts';

export const startAccount = (services: PlatformServices): Pick<SharedServices, 'oddsFormat'> => ({
  oddsFormat: oddsFormatOf(services),
});
