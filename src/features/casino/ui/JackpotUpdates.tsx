import { useJackpotUpdates } from '../data/jackpotUpdates.ts';

/** Draws nothing: keeps the amounts of jackpots live. In a file of its own because it brings the websocket. */
export function JackpotUpdates(): null {
  useJackpotUpdates();
  return null;
}
