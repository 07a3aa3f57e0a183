import { useEffect, useState } from 'react';

/** Whether this is the sandbox, which has a demo log-in. Only screens that show the demo log-in send this request. */
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
