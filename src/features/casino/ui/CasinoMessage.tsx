import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';

const WORDS: RegionWords = {
  error: 'The games can’t be shown right now',
  errorDetail: 'Your balance is not affected.',
  offline: 'These games are not saved on this device',
  offlineDetail: 'They are shown as soon as you’re back online.',
};

export interface CasinoMessageProps {
  readonly kind: 'error' | 'offline';
  readonly onRetry: () => void;
}

/** In place of games: an error with a retry, or that they are not on this device. */
export function CasinoMessage({ kind, onRetry }: CasinoMessageProps) {
  return <RegionMessage kind={kind} size="card" words={WORDS} onRetry={onRetry} />;
}
