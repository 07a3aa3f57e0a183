import { useQuery } from '../../../platform/data/useQuery.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { PersistedValue, PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { usePlayerMenu } from '../../../player/queries.ts';
import { notifications } from '../logic/rewards.ts';
import { cashbackCount, referralViewed } from './rewards.ts';

/** Ids of cashback awards whose notification is no longer visible, by player. */
const SEEN_CASHBACK: PersistedValueDefinition<readonly string[]> = {
  name: 'seen-cashback',
  scope: 'user',
  initial: [],
  decode: (stored) => (Array.isArray(stored) && stored.every((id) => typeof id === 'string') ? stored : null),
};

const seenCashbackOf = onePerPage(
  ({ persist }: Pick<PlatformServices, 'persist'>): PersistedValue<readonly string[]> => persist(SEEN_CASHBACK),
);

export interface Notifications {
  /** What is new; empty: no dot. */
  readonly texts: readonly string[];
  /** The player opens the page of the awards. */
  readonly seeCashback: () => void;
  /** The player opens the referral section. */
  readonly seeReferral: () => void;
}

/** The news behind the dot of the avatar. */
export function useNotifications(): Notifications {
  const services = useServices();
  const seen = seenCashbackOf(services);
  const seenCashback = useStore(seen);
  const cashbackFlag = useFlag('cashback-management');
  const referralFlag = useFlag('referral-program');
  const referral = usePlayerMenu().data?.referral ?? null;
  const cashback = useQuery(cashbackCount, {}, { skip: !cashbackFlag }).data ?? [];
  return {
    texts: notifications({ referralFlag, referral, cashbackFlag, cashback, seenCashback }),
    seeCashback: () => {
      if (cashback.length > 0) seen.set(cashback);
    },
    seeReferral: () => {
      if (referral?.isFirstTimeViewer) void services.data.mutate(referralViewed, {});
    },
  };
}
