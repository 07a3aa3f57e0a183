import { useState } from 'react';
import { cls } from '../../../ui/cls.ts';
import { TeamBadge } from '../../../ui/TeamBadge.tsx';
import type { Participant } from '../logic/slate.ts';

const SIZE = 56;
const person = cls({ borderRadius: '50%' });

/** Logo of a team or headshot of a person; the drawn badge where there is none, or it does not load. The name is always beside it. */
export function ParticipantImage({ participant }: { readonly participant: Participant }) {
  const { abbreviation, colors, logos = [], headshot = null } = participant;
  const [hasFailed, setFailed] = useState(false);
  const images = headshot === null ? logos : [headshot];
  const [first] = images;
  if (first === undefined || hasFailed) return <TeamBadge abbreviation={abbreviation} colors={colors} size={SIZE} />;
  return (
    <img
      className={headshot === null ? undefined : person}
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
