import { cardStyle } from '../../../ui/Card.tsx';
import { join } from '../../../ui/cls.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { card, column, columns, page, top } from './betStyles.ts';
import { Summary } from './Summary.tsx';

/** Shown until the session and the bets are known. */
export function MyBetsSkeleton() {
  return (
    <div className={page} aria-busy="true">
      <div className={top}>
        <Text as="h1" type="page">
          My Bets
        </Text>
        <Skeleton width={240} height={44} radius="var(--radii-md)" />
      </div>
      <Summary filter="OPEN" list={null} isOnline />
      <BetsSkeleton />
    </div>
  );
}

export function BetsSkeleton() {
  return (
    <div className={columns}>
      {[0, 1].map((side) => (
        <div key={side} className={column}>
          {[0, 1].map((row) => (
            <div key={row} className={join(cardStyle, card)}>
              <Skeleton width={120} height={16} />
              <Skeleton width="70%" height={36} />
              <Skeleton height={48} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
