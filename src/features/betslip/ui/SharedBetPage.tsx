import { Link, useLocation } from 'react-router';
import { useOnline } from '../../../platform/usePlatform.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MissedShotIllustration } from '../../../ui/illustrations/MissedShotIllustration.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import type { SharedSource } from '../data/addShared.ts';
import { useSharedBet } from '../data/sharedBets.ts';
import { isUsable, readBranchLink } from '../logic/branchLink.ts';
import { SharedCard } from './SharedCard.tsx';

const page = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 560,
  width: '100%',
});
const WORDS: RegionWords = {
  error: 'This bet can’t be shown right now',
  offline: 'Shared bets are not saved on this device',
  offlineDetail: 'It is shown as soon as you’re back online.',
};

const savedPicks = lazyPart(() => import('./SavedPicks.tsx').then((module) => module.SavedPicks));

/** `/shared_bet?shareId=…`: a bet that somebody shares, as it can be bet on now; `?saved=…`: picks out of a file. */
export function SharedBetPage() {
  const { search } = useLocation();
  const branch = readBranchLink(search);
  const parameters = new URLSearchParams(search);
  const shareId = parameters.get('shareId') ?? '';
  const isSaved = parameters.has('saved') || parameters.has('refused');
  const title = isSaved ? 'Saved picks' : 'Shared bet';
  useTitle(title);
  return (
    <div className={page}>
      <Text as="h1" type="page">
        {title}
      </Text>
      {isSaved ? (
        <savedPicks.Component search={search} />
      ) : shareId === '' || !isUsable(branch) ? (
        <Nothing kind="unknown" />
      ) : (
        <Shared source={{ shareId, branchChannel: branch?.channel ?? null }} />
      )}
    </div>
  );
}

function Shared({ source }: { readonly source: SharedSource & { readonly shareId: string } }) {
  const online = useOnline();
  const shared = useSharedBet(source.shareId);
  return (
    <AsyncRegion
      source={shared}
      isOnline={online}
      skeleton={<Skeleton height={220} />}
      message={(kind) => <RegionMessage kind={kind} words={WORDS} size="card" onRetry={() => void shared.refetch()} />}
      isEmpty={({ bet }) => bet === null}
      empty={<Nothing kind={shared.data?.isExpired ? 'expired' : 'unknown'} />}
    >
      {({ bet }) => bet && <SharedCard bet={bet} source={source} online={online} />}
    </AsyncRegion>
  );
}

const NOTHING = {
  unknown: ['There is no such bet', 'The link may be incomplete. Ask for it again, or have a look at the lines.'],
  expired: ['This link has ended', 'Shared bets are shown for a limited time. Ask for a new link, or have a look at the lines.'],
} as const;

function Nothing({ kind }: { readonly kind: keyof typeof NOTHING }) {
  const [title, body] = NOTHING[kind];
  return (
    <EmptyState
      illustration={<MissedShotIllustration />}
      title={title}
      action={
        <Link className={buttonStyle({ tone: 'secondary' }).className} to="/">
          See the lines
        </Link>
      }
    >
      {body}
    </EmptyState>
  );
}
