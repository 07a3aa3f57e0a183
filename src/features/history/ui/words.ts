import type { RegionWords } from '../../../ui/region/regionWords.ts';

export const WORDS: RegionWords = {
  error: 'Your history can’t be shown right now',
  errorDetail: 'It is safe with us.',
  offline: 'Your history is not saved on this device',
  offlineDetail: 'It is safe with us, and shown as soon as you’re back online.',
};
