import { useState } from 'react';
import { Link } from 'react-router';
import type { Referral } from '../../../player/index.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useNotifications } from '../data/notifications.ts';
import { NotificationDot } from './Avatar.tsx';

const card = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 16,
  borderRadius: '$md',
  backgroundColor: '$rewardSoft',
  color: '$text',
  '& > svg:first-child': { color: '$reward' },
  '&:hover': { boxShadow: 'inset 0 0 0 1px $colors$reward' },
});
const words = cls({ flex: 1, minWidth: 0 });
const label = cls({ display: 'flex', alignItems: 'center', gap: 8, type: 'base', fontWeight: 600 });
const subtext = cls({ type: 'caption', color: '$text2' });
const picture = cls({ width: 40, height: 40, objectFit: 'contain' });

/** The icon stands for a picture that there is none of, or that does not load, as without a connection. */
function Picture({ url }: { readonly url: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || failed === url) return <Icon name="people" size={24} />;
  return <img className={picture} src={url} alt="" onError={() => setFailed(url)} />;
}

/** The referral programme. Opening its section removes its notification. */
export function ReferralCard({ referral, onLeave }: { readonly referral: Referral; readonly onLeave: () => void }) {
  const { seeReferral } = useNotifications();
  const open = (): void => {
    seeReferral();
    onLeave();
  };
  return (
    <Link className={card} to={referral.path} onClick={open}>
      <Picture url={referral.imageUrl} />
      <span className={words}>
        <span className={label}>
          {referral.label}
          {referral.isFirstTimeViewer && <NotificationDot text="New" />}
        </span>
        <span className={subtext}>{referral.subtext}</span>
      </span>
      <Icon name="chevronRight" size={16} />
    </Link>
  );
}
