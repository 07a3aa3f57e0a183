import { useOnline } from '../../../platform/usePlatform.ts';
import { cls } from '../../../ui/cls.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionSource } from '../../../ui/region/regionView.ts';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';

export const preferenceRow = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 64,
  padding: '12px 24px',
  '& + &': { borderTop: '1px solid $colors$line' },
  '& > div > strong': { display: 'block', type: 'base', fontWeight: 600 },
  '& > div > span': { type: 'caption', color: '$text2' },
});

const WORDS: RegionWords = {
  error: 'This preference can’t be shown right now',
  offline: 'This preference is not saved on this device',
  offlineDetail: 'It loads as soon as you’re back online.',
};

interface PreferenceRowProps {
  readonly title: string;
  readonly detail: string;
  readonly preference: RegionSource<boolean> & { readonly refetch: () => Promise<void> };
  readonly busy: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A preference that is on or off, which the server keeps. */
export function PreferenceRow({ title, detail, preference, busy, onChange }: PreferenceRowProps) {
  const isOnline = useOnline();
  return (
    <div className={preferenceRow}>
      <div>
        <strong>{title}</strong>
        <span>{detail}</span>
      </div>
      <AsyncRegion
        source={preference}
        isOnline={isOnline}
        skeleton={<Skeleton width={36} height={20} radius={10} />}
        message={(kind) => <RegionMessage kind={kind} size="line" words={WORDS} onRetry={() => void preference.refetch()} />}
      >
        {(isOn) => <Switch label={title} isOn={isOn} busy={busy} disabled={!isOnline} onChange={onChange} />}
      </AsyncRegion>
    </div>
  );
}
