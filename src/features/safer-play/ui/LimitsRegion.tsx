import type { ReactNode } from 'react';
import { useOnline } from '../../../platform/usePlatform.ts';
import type { PlayerLimits } from '../../../player/index.ts';
import { useLimits } from '../../../player/queries.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { HelpStrip } from './Help.tsx';
import * as styles from './saferPlayStyles.ts';

const WORDS = {
  error: 'Your limits can’t be shown right now',
  errorDetail: 'They hold as you have set them.',
  offline: 'Your limits are not saved on this device',
  offlineDetail: 'They hold as you have set them, and are shown as soon as you’re back online.',
} as const;

interface LimitsRegionProps {
  /** `onChanged` after a change of a limit. */
  readonly children: (limits: PlayerLimits, onChanged: () => Promise<void>) => ReactNode;
}

/** What needs the player's limits. Help is there without them, too. */
export function LimitsRegion({ children }: LimitsRegionProps) {
  const limits = useLimits();
  return (
    <AsyncRegion
      source={limits}
      isOnline={useOnline()}
      skeleton={
        <>
          <div className={styles.thirds} aria-busy="true">
            <Skeleton height={232} radius={8} />
            <Skeleton height={232} radius={8} />
            <Skeleton height={232} radius={8} />
          </div>
          <HelpStrip />
        </>
      }
      message={(kind) => (
        <>
          <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void limits.refetch()} />
          <HelpStrip />
        </>
      )}
    >
      {(found) => children(found, limits.changed)}
    </AsyncRegion>
  );
}
