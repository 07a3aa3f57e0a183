import { Link } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { formatMoment } from '../../../../core/time/formatTime.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { Carousel } from '../../../ui/Carousel.tsx';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useNotifications } from '../data/notifications.ts';
import { AWARDS_PATH } from '../logic/accountMenu.ts';
import type { Reward } from '../logic/rewards.ts';
import { useTakenRewards } from './useTakenRewards.ts';

/** A card of 312 and a gap of 8 pixels: the carousel's step (specification, section 2). */
const STEP = 320;
const GAP = 8;

const head = cls({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 36 });
const title = cls({ type: 'title' });
const seeAll = cls({
  marginLeft: 'auto',
  padding: '8px 0',
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  borderRadius: '$xs',
  '&:hover': { color: '$text', textDecoration: 'underline' },
});
const card = cls({
  display: 'grid',
  gap: 8,
  height: '100%',
  padding: 12,
  border: '1px solid $line',
  borderRadius: '$md',
  alignContent: 'start',
});
const line = cls({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 8 });
const kind = cls({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 24,
  padding: '0 8px',
  borderRadius: '$sm',
  backgroundColor: '$rewardSoft',
  color: '$reward',
  type: 'micro',
});
const until = cls({ type: 'caption', color: '$text2' });
const name = cls({ type: 'base', fontWeight: 600 });
const detail = cls({ type: 'caption', color: '$text2' });
const use = cls({ justifySelf: 'start', alignSelf: 'end' });
const cards = cls({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))', gap: 16 });
const none = cls({ type: 'body', color: '$text2' });

const KINDS = {
  PROFIT_BOOST: { label: 'Profit boost', icon: 'boost' },
  BONUS_BET: { label: 'Bonus bet', icon: 'gift' },
  CASHBACK: { label: 'Cashback', icon: 'cash' },
  BONUS_SPINS: { label: 'Bonus spins', icon: 'casino' },
} as const;

function RewardCard({ reward, onLeave }: { readonly reward: Reward; readonly onLeave?: (() => void) | undefined }) {
  const { label, icon } = KINDS[reward.kind];
  return (
    <article className={card}>
      <div className={line}>
        <span className={kind}>
          <Icon name={icon} size={12} />
          {reward.cents === null ? label : `${label} · ${formatMoney(reward.cents)}`}
        </span>
        {reward.expiresAt !== null && <span className={until}>Until {formatMoment(reward.expiresAt, { seconds: false })}</span>}
      </div>
      <div>
        <p className={name}>{reward.title}</p>
        <p className={detail}>{reward.detail}</p>
      </div>
      {reward.use !== null && (
        <Link
          className={join(buttonStyle({ tone: 'secondary', size: 'sm' }).className, use)}
          to={reward.use.path}
          onClick={onLeave}
        >
          {reward.use.label}
          <VisuallyHidden>: {reward.title}</VisuallyHidden>
        </Link>
      )}
    </article>
  );
}

const WORDS: RegionWords = {
  error: 'Your rewards did not come through.',
  errorDetail: '',
  offline: 'Your rewards are not saved on this device.',
  offlineDetail: '',
};

/** The player's rewards, those that expire first in front. */
export function RewardsSection({ onLeave }: { readonly onLeave: () => void }) {
  const rewards = useTakenRewards();
  const { data, state } = rewards;
  const isOnline = useOnline();
  const { seeCashback } = useNotifications();
  const open = (): void => {
    seeCashback();
    onLeave();
  };
  return (
    <section aria-label="Rewards" aria-busy={(data === null && state !== 'failed') || undefined}>
      <div className={head}>
        <h3 className={title}>Rewards</h3>
        {data !== null && data.length > 0 && <CountBadge count={data.length} />}
        <Link className={seeAll} to={AWARDS_PATH} onClick={open}>
          See All
        </Link>
      </div>
      <AsyncRegion
        source={rewards}
        isOnline={isOnline}
        skeleton={<Skeleton width="100%" height={86} radius={12} />}
        message={(kind) => <RegionMessage kind={kind} size="line" words={WORDS} onRetry={() => void rewards.refetch()} />}
        isEmpty={(found) => found.length === 0}
        empty={<p className={none}>You have no rewards right now.</p>}
      >
        {(found) => (
          <Carousel
            label={['Previous reward', 'Next reward']}
            step={STEP}
            gap={GAP}
            items={found.map((reward) => ({ id: reward.id, content: <RewardCard reward={reward} onLeave={onLeave} /> }))}
          />
        )}
      </AsyncRegion>
    </section>
  );
}

/** All rewards that can be used now, on the page of the rewards. */
export function RewardCards({ rewards }: { readonly rewards: ReturnType<typeof useTakenRewards> }) {
  const isOnline = useOnline();
  return (
    <AsyncRegion
      source={rewards}
      isOnline={isOnline}
      skeleton={<Skeleton width="100%" height={132} radius={12} />}
      message={(kind) => <RegionMessage kind={kind} size="line" words={WORDS} onRetry={() => void rewards.refetch()} />}
      isEmpty={(found) => found.length === 0}
      empty={<p className={none}>You have no rewards right now.</p>}
    >
      {(found) => (
        <section className={cards} aria-label="Your rewards">
          {found.map((reward) => (
            <RewardCard key={reward.id} reward={reward} />
          ))}
        </section>
      )}
    </AsyncRegion>
  );
}
