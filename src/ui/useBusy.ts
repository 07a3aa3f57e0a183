import { useState } from 'react';

export interface Busy {
  readonly isBusy: boolean;
  /** Runs the work of a press; another press meanwhile does nothing. */
  readonly busy: (work: () => Promise<unknown>) => Promise<void>;
}

/** Whether a press is still at work. For a mutation of the server alone, `useMutation` says more. */
export function useBusy(): Busy {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    busy: async (work) => {
      if (isBusy) return;
      setBusy(true);
      await work().finally(() => setBusy(false));
    },
  };
}
