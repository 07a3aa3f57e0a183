import { useEffect, useState } from 'react';

/**
 * What `load` brings, from the moment it is wanted; null until it has come. For parts that replace something which can stay until then:
 * a Suspense boundary would show its fallback for 300 ms at least. A load that fails is thrown to the nearest error boundary.
 */
export function useLoaded<Value extends object>(load: () => Promise<Value>, wanted: boolean): Value | null {
  const [loaded, setLoaded] = useState<Value | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const isDue = wanted && loaded === null;

  useEffect(() => {
    if (!isDue) return;
    let isGone = false;
    load().then(
      (value) => !isGone && setLoaded(() => value),
      (error: unknown) => !isGone && setFailure({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [isDue, load]);

  if (failure !== null) throw failure.error;
  return loaded;
}
