import { startTransition, useEffect, useState } from 'react';

/** False while a component is first drawn, true from a task of its own after that: for work that the first frame need not wait for. */
export function useNextTask(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDue(true)), 0);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
