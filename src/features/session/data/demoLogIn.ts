import { useEffect, useState } from 'react';

/** Whether this is the sandbox, where a demo log-in is known to exist. Asked for only by screens that would tell of it. */
export function useIsSandbox(): boolean {
  const [isSandbox, setSandbox] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    fetch('/sandbox/outbox?to=nobody', { signal: controller.signal }).then(
      (response) => setSandbox(response.ok),
      () => undefined,
    );
    return () => controller.abort();
  }, []);
  return isSandbox;
}

export const DEMO_LOG_IN = { username: 'demo', password: 'slipstream-demo' } as const;
