import { useState } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { cls } from '../../../ui/cls.ts';
import { TeamBadge } from '../../../ui/TeamBadge.tsx';
import { imagesOf } from '../logic/imageLists.ts';
import type { Participant } from '../logic/slate.ts';

const SIZE = 56;
const person = cls({ borderRadius: '50%' });

/**
 * Logo of a team or headshot of a person; the drawn badge where there is none, startup's lists do not allow it, or it does not load. The
 * name is always beside it.
 */
export function ParticipantImage({ participant }: { readonly participant: Participant }) {
  const { abbreviation, colors } = participant;
  const metadata = useStore(useServices().startup).data?.applicationMetadata;
  const [hasFailed, setFailed] = useState(false);
  const { isPerson, images } = imagesOf(participant, metadata);
  const [first] = images;
  if (first === undefined || hasFailed) return <TeamBadge abbreviation={abbreviation} colors={colors} size={SIZE} />;
  return (
    <img
      className={isPerson ? person : undefined}
      src={first.path}
      srcSet={images.map(({ size, path }) => `${path} ${size}w`).join(', ')}
      sizes={`${SIZE}px`}
      width={SIZE}
      height={SIZE}
      alt=""
      onError={() => setFailed(true)}
    />
  );
}
