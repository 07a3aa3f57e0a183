import { TOAST_SECONDS, toasts } from '../../../ui/toast/toastStore.ts';
import { followFavourites } from '../data/followFavourites.ts';
import { followAlerts } from '../data/priceAlerts.ts';

/** Follows the player's stars, and shows a toast for each price that an alert waited for. It stays: a player may look away from the page. */
export const followPlayer: typeof followFavourites = (services, player) => {
  const ends = [
    followFavourites(services, player),
    followAlerts(services, ({ key, body, detail }) => {
      toasts.show({ id: `price-alert ${key}`, body, detail, secondsUntilRemoved: TOAST_SECONDS.untilDismissed });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
};
