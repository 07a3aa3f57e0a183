import { useEffect } from 'react';
import { Link } from 'react-router';
import { usePlayerMenu } from '../../../player/queries.ts';
import { cls } from '../../../ui/cls.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useLoyalty } from '../data/loyalty.ts';
import { isLoyaltyBehind, progressPercent } from '../logic/loyalty.ts';

const CARD_HEIGHT = 84;

const card = cls({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  minHeight: CARD_HEIGHT,
  padding: 12,
  borderRadius: '$md',
  backgroundColor: '$surface2',
  color: '$text',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&:hover': { boxShadow: 'inset 0 0 0 1px $colors$line' },
});
const medal = cls({
  width: 44,
  height: 44,
  '& > :first-child': { fill: '$rewardSoft', stroke: '$reward', strokeWidth: 1.5 },
  '& > :last-child': { fill: '$reward' },
});
const first = cls({ display: 'block', type: 'base', fontWeight: 600 });
const second = cls({ display: 'block', type: 'caption', color: '$text2' });
const right = cls({ textAlign: 'right' });
const bar = cls({
  gridColumn: '1 / -1',
  height: 4,
  marginTop: 12,
  borderRadius: 2,
  backgroundColor: '$surface3',
  overflow: 'hidden',
  '& > span': { display: 'block', height: 4, backgroundColor: '$reward', transformOrigin: 'left' },
});

const count = new Intl.NumberFormat('en-US');

/** The player's tier, points and the way to the next tier. Nothing where the loyalty service has failed (specification, part 6). */
export function LoyaltyCard({ onLeave }: { readonly onLeave?: () => void }) {
  const { data, state, refetch } = useLoyalty();
  const credits = usePlayerMenu().data?.creditsCents ?? null;
  // The menu is newer: its credits are polled (specification, part 4).
  const isBehind = isLoyaltyBehind(data, credits);
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  if (state === 'failed' || state === 'idle') return null;
  if (data === null)
    return (
      <div aria-busy="true">
        <Skeleton height={CARD_HEIGHT} radius={12} />
      </div>
    );
  const { tier, points, next } = data;
  const percent = progressPercent(data);
  return (
    <Link className={card} to="/account/penn-play" onClick={onLeave}>
      <svg className={medal} viewBox="0 0 44 44" aria-hidden="true">
        <path d="M22 2l17.3 10v20L22 42 4.7 32V12z" />
        <path d="m22 13 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L22 26.8l-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z" />
      </svg>
      <span>
        <b className={first}>{tier}</b>
        <span className={second}>{count.format(points)} tier points</span>
      </span>
      {next !== null && (
        <>
          <span className={right}>
            <b className={first}>{count.format(next.missingPoints)}</b>
            <span className={second}>to {next.tier}</span>
          </span>
          <span
            className={bar}
            role="progressbar"
            aria-label={`Progress to ${next.tier}`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <span style={{ transform: `scaleX(${percent / 100})` }} />
          </span>
        </>
      )}
    </Link>
  );
}
