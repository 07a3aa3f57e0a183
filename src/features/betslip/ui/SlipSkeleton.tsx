import { cls } from '../../../ui/cls.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { betCard } from './slipStyles.ts';

const body = cls({ flex: 1, padding: 12, display: 'flex', flexDirection: 'column', gap: 8 });
const tabs = cls({
  height: 45,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-around',
  borderBottom: '1px solid $line',
});
const card = cls({ padding: 14, display: 'grid', gap: 12, height: 147 });
const fields = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 8 });
const foot = cls({ borderTop: '1px solid $line', padding: '12px 16px 16px', display: 'grid', gap: 12 });
const line = cls({ display: 'flex', justifyContent: 'space-between' });

/** Shown until the slip's owner is known, in the sizes of the real content. */
export function SlipSkeleton() {
  return (
    <>
      <div className={tabs}>
        <Skeleton width={60} height={14} />
        <Skeleton width={60} height={14} />
      </div>
      <div className={body}>
        {[0, 1].map((index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
      <div className={foot}>
        <div className={line}>
          <Skeleton width={80} height={14} />
          <Skeleton width={56} height={14} />
        </div>
        <Skeleton height={48} radius="var(--radii-md)" />
      </div>
    </>
  );
}

/** The placeholder of a bet that is loading. */
export function SkeletonCard() {
  return (
    <div className={`${betCard} ${card}`}>
      <div className={line}>
        <Skeleton width={128} height={16} />
        <Skeleton width={44} height={16} />
      </div>
      <Skeleton width={180} height={10} />
      <div className={fields}>
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    </div>
  );
}
