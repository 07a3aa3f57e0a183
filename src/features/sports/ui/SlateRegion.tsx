import type { ComponentType, ReactNode } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import type { RegionSize, RegionWords } from '../../../ui/region/RegionMessage.tsx';
import type { Loaded } from '../data/useSlate.ts';

const LATER = 'It loads as soon as you’re back online.';

const WORDS = {
  lines: {
    error: 'The lines did not come through',
    offline: 'These lines are not saved on this device',
    offlineDetail: 'They load as soon as you’re back online.',
  },
  competition: {
    error: 'The lines did not come through',
    offline: 'This competition is not saved on this device',
    offlineDetail: LATER,
  },
  event: { error: 'The lines did not come through', offline: 'This event is not saved on this device', offlineDetail: LATER },
  strip: {
    error: 'The live games did not come through.',
    errorDetail: '',
    offline: 'The live games are not saved on this device.',
    offlineDetail: '',
  },
} satisfies Record<string, RegionWords>;

export interface SlateRegionProps<Value> {
  readonly slate: Loaded<Value>;
  readonly what: keyof typeof WORDS;
  readonly skeleton: ReactNode;
  readonly size?: RegionSize;
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: (value: Value) => ReactNode;
}

/** A region of lines: the one way in which the sports pages wait, fail and are offline. */
export function SlateRegion<Value>({ slate, what, ...rest }: SlateRegionProps<Value>) {
  const isOnline = useStore(useServices().connection).online;
  return <AsyncRegion source={slate} isOnline={isOnline} words={WORDS[what]} onRetry={slate.retry} {...rest} />;
}
