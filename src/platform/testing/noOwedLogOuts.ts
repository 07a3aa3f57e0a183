import type { SessionPorts } from '../session/session.ts';

/** A device that keeps no key: nothing is owed. */
export const noOwedLogOuts: SessionPorts['owedLogOuts'] = {
  owe: () => undefined,
  paid: async () => undefined,
  send: async () => undefined,
};
