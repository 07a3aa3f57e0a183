import { playerQuery } from '../../../platform/data/declare.ts';
import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';
import type { Offer } from '../logic/promotions.ts';
import { ListOnboardingPromotionsDocument } from './promotions.generated.ts';
import { offerOf } from './promotions.ts';

export interface ScreenWords {
  readonly header: string;
  readonly description: string;
}

/** One choice of several. */
export interface PlayYourWay {
  readonly welcome: ScreenWords;
  readonly confirmation: ScreenWords;
  readonly offers: readonly Offer[];
}

export interface Onboarding {
  /** Null: nothing to choose from. */
  readonly playYourWay: PlayYourWay | null;
  readonly promotion: Offer | null;
}

export const onboarding = playerQuery({
  document: ListOnboardingPromotionsDocument,
  map: ({ listOnboardingPromotions: { playYourWay, onboardingPromotion } }): Onboarding => ({
    playYourWay: playYourWay && {
      welcome: wordsOf(playYourWay.welcomeScreen),
      confirmation: wordsOf(playYourWay.confirmationScreen),
      offers: playYourWay.welcomeScreen.promotions.map(offerOf),
    },
    promotion: onboardingPromotion && offerOf(onboardingPromotion),
  }),
});

export const useOnboarding = (): Queried<Onboarding> => useQuery(onboarding, {});

const wordsOf = ({ header, description }: ScreenWords): ScreenWords => ({ header, description });

/** The player has claimed one of the choices. */
export const CLAIMED: PersistedValueDefinition<boolean> = {
  name: 'play-your-way-claimed',
  scope: 'user',
  initial: false,
  decode: (stored) => (typeof stored === 'boolean' ? stored : null),
};

export const claimedFlagOf = onePerPage(({ persist }: Pick<PlatformServices, 'persist'>) => persist(CLAIMED));
