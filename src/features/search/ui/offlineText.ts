import type { RegionWords } from '../../../ui/region/regionWords.ts';

export const OFFLINE_TEXT = 'You are offline. Only what is on this device was searched.';

/** A search without a connection runs on the device, so it is never offline. */
export const SEARCH_WORDS: RegionWords = {
  error: 'The search did not come through',
  errorDetail: 'Check the connection, then try again.',
  offline: OFFLINE_TEXT,
  offlineDetail: '',
};
