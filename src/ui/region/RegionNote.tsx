import { momentText } from '../../../core/time/times.ts';
import { cls } from '../cls.ts';
import { Icon } from '../icons/Icon.tsx';
import type { RegionAge } from './regionView.ts';

const line = cls({ display: 'flex', alignItems: 'center', gap: 6, type: 'caption', color: '$text2', overflowWrap: 'anywhere' });

export interface RegionNoteProps {
  /** Of data that is not the newest. */
  readonly age?: RegionAge;
  /** The id of the request that has failed for no fault of the player's. */
  readonly reference?: string;
}

/** What a region says beside its content or its message. */
export function RegionNote({ age, reference }: RegionNoteProps) {
  if (age === undefined) return <p className={line}>Reference: {reference}</p>;
  const { reason, dataAt } = age;
  return (
    <p className={line} role="status">
      <Icon name={reason === 'offline' ? 'offline' : 'clock'} size={16} />
      <span>
        {reason === 'failed' ? 'Not up to date, ' : 'Saved on this device, '}
        <time dateTime={new Date(dataAt).toISOString()}>as of {momentText(new Date(dataAt))}</time>
      </span>
    </p>
  );
}
