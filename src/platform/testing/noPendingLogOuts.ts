import type { SessionPorts } from '../session/session.ts';

/** A device that keeps no key: nothing is pending. */
export const noPendingLogOuts: SessionPorts['pendingLogOuts'] = {
  ended: () => undefined,
  confirmed: async () => undefined,
  send: async () => undefined,
};
