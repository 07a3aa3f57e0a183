import { useEffect } from 'react';
import { useServices } from '../../../platform/usePlatform.ts';
import { type Player, playerOf } from '../../../player/index.ts';
import type { LaunchError } from '../logic/launch.ts';

/**
 * For a launch that the player has to answer over the page: the account asks for the acknowledgement of responsible gaming in its own dialog.
 * Calls back once they have confirmed. Returns the end.
 */
export function followAcknowledgement(
  player: Pick<Player, 'getSnapshot' | 'subscribe' | 'betsRefused'>,
  { code, displayType, message }: LaunchError,
  onConfirmed: () => void,
): () => void {
  if (displayType !== 'MODAL' || code !== 'RG_ACK_REQUIRED') return () => undefined;
  let isDue = player.getSnapshot().account?.notices.acknowledgement ?? false;
  const unfollow = player.subscribe(() => {
    const wasDue = isDue;
    isDue = player.getSnapshot().account?.notices.acknowledgement ?? isDue;
    if (wasDue && !isDue) onConfirmed();
  });
  player.betsRefused([{ displayType: code, message }]);
  return unfollow;
}

/** Launches again once the player has confirmed. `onConfirmed` must not change between two drawings. */
export function useAcknowledgement(error: LaunchError, onConfirmed: () => void): void {
  const services = useServices();
  useEffect(() => followAcknowledgement(playerOf(services), error, onConfirmed), [services, error, onConfirmed]);
}
