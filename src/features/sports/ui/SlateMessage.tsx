import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { LiveStripFrame } from './LiveStrip.tsx';

const LINES = { error: 'The lines did not come through', offlineDetail: 'It loads as soon as you’re back online.' };

const WORDS = {
  lines: {
    ...LINES,
    offline: 'These lines are not saved on this device',
    offlineDetail: 'They load as soon as you’re back online.',
  },
  competition: { ...LINES, offline: 'This competition is not saved on this device' },
  event: { ...LINES, offline: 'This event is not saved on this device' },
  strip: {
    error: 'The live games did not come through.',
    errorDetail: '',
    offline: 'The live games are not saved on this device.',
    offlineDetail: '',
  },
} satisfies Record<string, RegionWords>;

export interface SlateMessageProps {
  readonly kind: 'error' | 'offline';
  readonly what: 'lines' | 'competition' | 'event' | 'strip';
  readonly onRetry: () => void;
}

/** Stands in place of lines. */
export function SlateMessage({ what, ...rest }: SlateMessageProps) {
  if (what !== 'strip') return <RegionMessage words={WORDS[what]} size="card" {...rest} />;
  return (
    <LiveStripFrame>
      <RegionMessage words={WORDS.strip} size="line" {...rest} />
    </LiveStripFrame>
  );
}
