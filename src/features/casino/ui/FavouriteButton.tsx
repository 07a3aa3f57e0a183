import { useMutation } from '../../../platform/data/useMutation.ts';
import { useGoToLogIn } from '../../../platform/session/useGoToLogIn.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useIsPlayer } from '../data/lobby.ts';
import { setFavourite, useFavourites } from '../data/playerGames.ts';

const star = cls({ '&[aria-pressed="true"]': { color: '$accentText', '& path': { fill: 'currentColor' } } });

export interface FavouriteButtonProps {
  readonly gameId: string;
  /** A star without words, for a bar. */
  readonly compact?: boolean;
}

/** Marks a game as a favourite of the player. */
export function FavouriteButton({ gameId, compact = false }: FavouriteButtonProps) {
  const isPlayer = useIsPlayer();
  const goToLogIn = useGoToLogIn();
  const { data } = useFavourites();
  const { state, send } = useMutation(setFavourite);
  const toast = useToast();
  const isBusy = state === 'sending';
  const isFavourite = data?.some(({ id }) => id === gameId) ?? false;
  const toggle = async (): Promise<void> => {
    if (isBusy) return;
    if (!(await send({ gameId, favourite: !isFavourite })).ok)
      toast.show({ id: 'favourite', type: 'danger', body: 'Your favorites were not changed', detail: 'Please try again.' });
  };
  const press = (): void => (isPlayer ? void toggle() : goToLogIn());
  if (compact)
    return (
      <IconButton className={star} icon="star" label="Favourite" aria-busy={isBusy} aria-pressed={isFavourite} onClick={press} />
    );
  return (
    <Button tone="outline" busy={isBusy} aria-pressed={isFavourite} onClick={press}>
      <Icon name="star" size={18} />
      {isFavourite ? 'In your favorites' : 'Add to favorites'}
    </Button>
  );
}
