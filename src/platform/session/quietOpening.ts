import type { OpeningSteps } from './session.ts';

/** What a log-in starts, for tests that ask about something else. */
export const quietOpening: OpeningSteps = {
  startTimers: () => undefined,
  stopTimers: () => undefined,
  setRealityCheck: () => undefined,
  fetchSessionData: async () => undefined,
};
