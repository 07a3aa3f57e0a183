/** Requests to place bets that wait for the place-bet delay of a market in play. They are stored with their stakes. */
export interface PlacementHolds {
  /** @returns false where the server stopped before the delay was over; then another server decides. */
  wait(delayMs: number): Promise<boolean>;
  /** Ends every wait now, and later ones at once. */
  stop(): void;
}

export function createPlacementHolds(): PlacementHolds {
  const waits = new Set<(isOver: boolean) => void>();
  let stopped = false;
  return {
    wait: (delayMs) =>
      new Promise((resolve) => {
        if (stopped) return resolve(false);
        const end = (isOver: boolean): void => {
          clearTimeout(timer);
          waits.delete(end);
          resolve(isOver);
        };
        const timer = setTimeout(() => end(true), delayMs);
        waits.add(end);
      }),
    stop() {
      stopped = true;
      for (const end of [...waits]) end(false);
    },
  };
}
