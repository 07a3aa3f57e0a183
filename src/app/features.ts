import type { BrandKind } from '../../core/wire/brandKind.ts';
import { feature as account } from '../features/account/index.ts';
import { feature as accountLinking } from '../features/account-linking/index.ts';
import { feature as awards } from '../features/awards/index.ts';
import { feature as betslip } from '../features/betslip/index.ts';
import { feature as casino } from '../features/casino/index.ts';
import { feature as credentials } from '../features/credentials/index.ts';
import { feature as customDialogs } from '../features/custom-dialogs/index.ts';
import { feature as devTools } from '../features/dev-tools/index.ts';
import { feature as fanHub } from '../features/fan-hub/index.ts';
import { feature as favourites } from '../features/favourites/index.ts';
import { feature as history } from '../features/history/index.ts';
import { feature as installPrompt } from '../features/install-prompt/index.ts';
import { feature as location } from '../features/location/index.ts';
import { feature as loyalty } from '../features/loyalty/index.ts';
import { feature as maintenance } from '../features/maintenance/index.ts';
import { feature as myBets } from '../features/my-bets/index.ts';
import { feature as navigation } from '../features/navigation/index.ts';
import { feature as promotions } from '../features/promotions/index.ts';
import { feature as referrals } from '../features/referrals/index.ts';
import { feature as saferPlay } from '../features/safer-play/index.ts';
import { feature as search } from '../features/search/index.ts';
import { feature as session } from '../features/session/index.ts';
import { feature as sports } from '../features/sports/index.ts';
import { feature as system } from '../features/system/index.ts';
import { feature as tournaments } from '../features/tournaments/index.ts';
import { feature as update } from '../features/update/index.ts';
import { feature as wallet } from '../features/wallet/index.ts';
import type { Feature, Slots, StartsInOrder } from '../platform/feature.ts';

/** Every feature of the app, in the order of their starts and of their parts in a slot. */
export const features = [
  session,
  account,
  accountLinking,
  betslip,
  navigation,
  promotions,
  favourites,
  sports,
  casino,
  search,
  myBets,
  tournaments,
  fanHub,
  history,
  credentials,
  wallet,
  saferPlay,
  location,
  loyalty,
  awards,
  referrals,
  update,
  installPrompt,
  system,
  customDialogs,
  maintenance,
  devTools,
] as const;

/** Does not compile if a feature starts before another one that it needs. */
export const startOrder: StartsInOrder<typeof features> = true;

/** The part of one feature in a slot of the layout. */
export interface PlacedPart<Name extends keyof Slots> {
  readonly feature: string;
  readonly part: NonNullable<Slots[Name]>;
}

/** The features of a brand, in order. */
export function featuresOf(kind: BrandKind): readonly Feature[] {
  return (features as readonly Feature[]).filter(({ only = kind }) => only === kind);
}

/** The parts in one slot of a brand's layout, in order. */
export function partsIn<Name extends keyof Slots>(place: Name, kind: BrandKind): readonly PlacedPart<Name>[] {
  return featuresOf(kind).flatMap(({ name, slots }) => {
    const part = slots?.[place];
    return part ? [{ feature: name, part }] : [];
  });
}
