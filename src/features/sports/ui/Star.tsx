import { useStore } from '../../../platform/externalStore.ts';
import type { FavouriteStarProps } from '../../../platform/services.ts';
import { useServices } from '../../../platform/usePlatform.ts';

/** A player's star of a team, a competition or a player; nothing for a visitor. */
export function Star(props: FavouriteStarProps) {
  const { session, favourites } = useServices();
  return useStore(session).status === 'loggedIn' && <favourites.star.Component {...props} />;
}
