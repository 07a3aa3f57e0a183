import { useMemo } from 'react';
import { FAILED, loadedWith, PENDING, type StillPage, stillServices } from '../../../../platform/gallery/stillServices.ts';
import { ServicesContext, useServices } from '../../../../platform/usePlatform.ts';
import { BrandPanels } from '../../../../ui/gallery/BrandPanels.tsx';
import { Sample, sampleColumns, samples } from '../../../../ui/gallery/Sample.tsx';
import { useTitle } from '../../../../ui/useTitle.ts';
import type { Game, Thumbnail } from '../../logic/games.ts';
import { FavouriteButton } from '../FavouriteButton.tsx';
import { GameRowSkeleton } from '../GameRow.tsx';
import { GameTile, type GameTileProps } from '../GameTile.tsx';

const tiles = sampleColumns(150);

const pictureOf = (id: string): readonly Thumbnail[] => [
  { width: 200, avifUrl: `/art/games/${id}-200.avif`, webpUrl: `/art/games/${id}-200.webp` },
];
const GAME: Game = {
  id: 'velvet-sevens',
  title: 'Velvet Sevens',
  path: '/category/slots/velvet-sevens',
  provider: 'House original',
  minimumBetCents: 20,
  maximumBetCents: 10_000,
  returnToPlayer: 96.2,
  features: [],
  jackpot: null,
  isLive: false,
  isNew: false,
  isPlayable: true,
  thumbnails: pictureOf('velvet-sevens'),
};

interface TileSample extends Partial<Pick<GameTileProps, 'jackpotCents'>> {
  readonly name: string;
  readonly change?: Partial<Game>;
}

const TILES: readonly TileSample[] = [
  { name: 'A game' },
  { name: 'With a jackpot', jackpotCents: 128_491_307 },
  { name: 'Live', change: { isLive: true } },
  { name: 'New', change: { isNew: true } },
  { name: 'Exclusive', change: { features: ['EXCLUSIVE'] } },
  { name: 'Not playable yet', change: { isPlayable: false } },
  { name: 'Without a return', change: { returnToPlayer: null } },
  { name: 'With long names', change: { title: 'The Velvet Sevens of the Old House', provider: 'A studio with a long name' } },
  { name: 'Picture missing', change: { thumbnails: [] } },
];

const FAVOURITES: readonly (StillPage & { readonly name: string })[] = [
  { name: 'Favourite', status: 'loggedIn', answers: { CasinoFavourites: loadedWith([GAME]) } },
  { name: 'No favourite', status: 'loggedIn', answers: { CasinoFavourites: loadedWith([]) } },
  { name: 'Favourites loading', status: 'loggedIn', answers: { CasinoFavourites: PENDING } },
  { name: 'Favourites failed', status: 'loggedIn', answers: { CasinoFavourites: FAILED } },
  { name: 'A visitor', status: 'loggedOut' },
];

/** Every state of a game's tile and of its favourite mark, in every brand and mode. For developers. */
export function CasinoGallery() {
  useTitle('Gallery of the casino');
  return <BrandPanels title="Gallery of the casino" Samples={Samples} />;
}

function Samples() {
  return (
    <div className={samples}>
      <div className={tiles}>
        {TILES.map(({ name, change, jackpotCents = null }) => (
          <Sample key={name} name={name}>
            <GameTile game={{ ...GAME, ...change }} list="gallery" jackpotCents={jackpotCents} />
          </Sample>
        ))}
      </div>
      <Sample name="Loading">
        <GameRowSkeleton />
      </Sample>
      <div className={tiles}>
        {FAVOURITES.map(({ name, ...page }) => (
          <Sample key={name} name={name}>
            <Favourite page={page} />
          </Sample>
        ))}
      </div>
    </div>
  );
}

function Favourite({ page }: { readonly page: StillPage }) {
  const services = useServices();
  const still = useMemo(() => stillServices(services, page), [services, page]);
  return (
    <ServicesContext value={still}>
      <FavouriteButton gameId={GAME.id} />
      <div>
        <FavouriteButton gameId={GAME.id} compact />
      </div>
    </ServicesContext>
  );
}
