import { useMutation } from '../../../platform/data/useMutation.ts';
import { useStore } from '../../../platform/externalStore.ts';
import type { FavouriteStarProps } from '../../../platform/services.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { cls, join } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { setFavourite } from '../data/favourites.ts';

const star = cls({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '$pill',
  color: '$text3',
  '&:hover': { color: '$text' },
  '&[aria-pressed="true"]': { color: '$accentText', '& path': { fill: 'currentColor' } },
});
/** In a row of a list: seen while the row is pointed at, and once it is pressed. */
const quiet = cls({
  width: 24,
  height: 24,
  '&:not([aria-pressed="true"])': { opacity: 0 },
  'article:hover &, a:hover + &, &:hover, &:focus-visible': { '&&': { opacity: 1 } },
});

/** Stars a team, a competition or a player, or takes the star back. */
export function FavouriteStar({ id, name, isQuiet = false }: FavouriteStarProps) {
  const ids = useStore(useServices().favourites.ids);
  const { state, send } = useMutation(setFavourite);
  const toast = useToast();
  const isStarred = ids.has(id);
  const isBusy = state === 'sending';
  const toggle = async (): Promise<void> => {
    if (isBusy) return;
    if (!(await send({ id, favourite: !isStarred })).ok)
      toast.show({ id: 'favourite', type: 'danger', body: 'Your favorites were not changed', detail: 'Please try again.' });
  };
  return (
    <button
      type="button"
      className={join(star, isQuiet && quiet)}
      // The keyboard does not stop at stars of a list: it reaches the star on the event's page.
      tabIndex={isQuiet ? -1 : undefined}
      aria-label={`Favorite: ${name}`}
      aria-pressed={isStarred}
      aria-busy={isBusy}
      onClick={() => void toggle()}
    >
      <Icon name="star" size={isQuiet ? 16 : 18} />
    </button>
  );
}
