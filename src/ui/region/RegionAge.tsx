import { momentText } from '../../../core/time/times.ts';
import { cls } from '../cls.ts';
import { Icon } from '../icons/Icon.tsx';
import type { RegionAge as Age } from './regionView.ts';

const line = cls({ display: 'flex', alignItems: 'center', gap: 6, type: 'caption', color: '$text2' });

/** The age of data that is not the newest. */
export function RegionAge({ age: { reason, dataAt } }: { readonly age: Age }) {
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
