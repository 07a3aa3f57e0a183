import { Link } from 'react-router';
import { type SavedSlip, type SlipFileRefusal, savedSlipOf } from '../../../../core/forms/slipFile.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MissedShotIllustration } from '../../../ui/illustrations/MissedShotIllustration.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useOfferedPicks } from '../data/savedPicks.ts';
import { betOfSavedSlip } from '../logic/savedPicks.ts';
import { SharedCard } from './SharedCard.tsx';

const WORDS: RegionWords = {
  error: 'Your saved picks can’t be shown right now',
  offline: 'Saved picks need a connection',
  offlineDetail: 'They are shown with their prices as soon as you’re back online.',
};

const SOURCE = { shareId: null, branchChannel: null };

const REFUSED: Readonly<Record<SlipFileRefusal | 'gone', readonly [title: string, body: string]>> = {
  tooLarge: ['This file is too large', 'A file with saved picks has only a few kilobytes. Nothing was read.'],
  broken: [
    'This file has no picks that we can read',
    'It may be incomplete or of another kind. Save your picks again from a betslip.',
  ],
  otherBrand: ['These picks are from another app', 'Open the file with the app in which it was saved.'],
  gone: ['These picks are no longer offered', 'The games have ended, or their lines were taken down.'],
};

/** Picks out of a file, as they can be bet on now. Nothing is added before the player says so. */
export function SavedPicks({ search }: { readonly search: string }) {
  const { brand } = useServices().facts;
  const saved = savedSlipOf(search, brand);
  if (saved === null) return null;
  return saved.ok ? <Offered saved={saved.value} /> : <Refused reason={saved.error} />;
}

function Offered({ saved }: { readonly saved: SavedSlip }) {
  const online = useOnline();
  const offered = useOfferedPicks(saved.picks.map(({ selectionId }) => selectionId));
  return (
    <AsyncRegion
      source={offered}
      isOnline={online}
      skeleton={<Skeleton height={220} />}
      message={(kind) => <RegionMessage kind={kind} words={WORDS} size="card" onRetry={() => void offered.refetch()} />}
      isEmpty={(picks) => betOfSavedSlip(saved, picks) === null}
      empty={<Refused reason="gone" />}
    >
      {(picks) => {
        const bet = betOfSavedSlip(saved, picks);
        return bet && <SharedCard bet={bet} source={SOURCE} online={online} />;
      }}
    </AsyncRegion>
  );
}

function Refused({ reason }: { readonly reason: keyof typeof REFUSED }) {
  const [title, body] = REFUSED[reason];
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
