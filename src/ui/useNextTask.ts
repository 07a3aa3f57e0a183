import { startTransition, useEffect, useState } from 'react';

/** False for a component's first render, true from a later task: for work that should not delay the first paint. */
export function useNextTask(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDue(true)), 0);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
