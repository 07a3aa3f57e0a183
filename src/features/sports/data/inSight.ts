import { createContext } from 'react';

/** False where nobody can see what is drawn: there the outside is heard by and by. */
export const InSightContext = createContext(true);

/** Everything that waits is told within a second: a part of it each time, so that no frame is late for what nobody sees. */
const EVERY_MS = 25;
const PARTS = 1000 / EVERY_MS;

const waiting = new Set<() => void>();
let isDue = false;

function tellSome(): void {
  let left = Math.ceil(waiting.size / PARTS);
  for (const tell of waiting) {
    if (left === 0) break;
    left -= 1;
    waiting.delete(tell);
    tell();
  }
  isDue = waiting.size > 0;
  if (isDue) setTimeout(tellSome, EVERY_MS);
}

type Subscribe = (listener: () => void) => () => void;

/** The same subscription for what is out of sight: of many changes in a second it hears once, after the last of them in any case. */
export function unseen(subscribe: Subscribe): Subscribe {
  return (listener) => {
    const tell = (): void => listener();
    const stop = subscribe(() => {
      waiting.add(tell);
      if (isDue) return;
      isDue = true;
      setTimeout(tellSome, EVERY_MS);
    });
    return () => {
      stop();
      waiting.delete(tell);
    };
  };
}
