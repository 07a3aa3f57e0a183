import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { useMe, usePlayerMenu } from '../../../player/queries.ts';
import { useBrand } from '../../../ui/brandContext.ts';
import { cls } from '../../../ui/cls.ts';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useLinkPrompt } from '../data/linkPrompt.ts';
import { AppTourCard } from './AppTourCard.tsx';
import { LinkPromptCard } from './LinkPromptCard.tsx';
import { LoyaltyCard } from './LoyaltyCard.tsx';
import { MenuRows } from './MenuRows.tsx';
import { Preferences } from './Preferences.tsx';
import { ReferralCard } from './ReferralCard.tsx';
import { RewardsSection } from './RewardsSection.tsx';
import { WalletBox } from './WalletBox.tsx';

const rows = cls({ margin: '0 -12px' });
const waiting = cls({ display: 'grid', gap: 16, padding: '12px 12px' });

/** Widths of typical labels, so that the panel does not shift when the menu loads. */
const WAITING = [72, 80, 64, 68, 60, 132, 76, 40] as const;

const WORDS: RegionWords = {
  error: 'Your account can’t be shown right now',
  errorDetail: 'Your money is safe. We’ll keep trying.',
  offline: 'Your account is not saved on this device',
  offlineDetail: 'Your money is safe. It is shown as soon as you’re back online.',
};

/** What the account panel shows below the name: a skeleton, an error with a retry, or the account. */
export function PanelContent({ onLeave }: { readonly onLeave: () => void }) {
  const me = useMe();
  const isOnline = useOnline();
  const { data: menu, state, refetch } = usePlayerMenu();
  const showsLoyalty = useFlag('loyalty-card');
  const showsRewards = useFlag('rewards');
  const showsReferral = useFlag('referral-program');
  const { preferences, accountLinking } = useBrand();
  const prompt = useLinkPrompt(preferences.accountLinkingEnabled && accountLinking.isEnabled);
  const hasFailed = (me.data === null && me.state === 'failed') || (menu === null && state === 'failed');
  if (hasFailed)
    return (
      <>
        <RegionMessage
          kind={isOnline ? 'error' : 'offline'}
          size="panel"
          words={WORDS}
          onRetry={() => void Promise.all([me.refetch(), refetch()])}
        />
        <Preferences />
      </>
    );
  return (
    <>
      {showsLoyalty && <LoyaltyCard onLeave={onLeave} />}
      <WalletBox onLeave={onLeave} />
      {menu === null || prompt.isPending ? (
        <div className={waiting} aria-busy="true">
          {WAITING.map((width) => (
            <Skeleton key={width} width={width} height={20} />
          ))}
        </div>
      ) : (
        <nav className={rows} aria-label="Account">
          <MenuRows items={menu.items} menu={menu} onLeave={onLeave} />
        </nav>
      )}
      {showsRewards && <RewardsSection onLeave={onLeave} />}
      {showsReferral && menu?.referral && <ReferralCard referral={menu.referral} onLeave={onLeave} />}
      {me.data?.account.showAppTourCard && <AppTourCard onLeave={onLeave} />}
      <LinkPromptCard shown={prompt} onLeave={onLeave} />
      <Preferences />
    </>
  );
}
