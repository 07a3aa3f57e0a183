import { lazyPart } from '../../../ui/lazyPart.tsx';

/** What /dev-tools/gallery shows, by the last part of the address: the design system, and the states of features. */
export const GALLERIES = {
  components: {
    label: 'Components',
    part: lazyPart(() => import('../../../ui/gallery/Gallery.tsx').then(({ Gallery }) => Gallery)),
  },
  lines: {
    label: 'Lines',
    part: lazyPart(() => import('../../sports/ui/gallery/SportsGallery.tsx').then(({ SportsGallery }) => SportsGallery)),
  },
  betslip: {
    label: 'Betslip',
    part: lazyPart(() => import('../../betslip/ui/gallery/SlipGallery.tsx').then(({ SlipGallery }) => SlipGallery)),
  },
  bets: {
    label: 'My Bets',
    part: lazyPart(() => import('../../my-bets/ui/gallery/BetsGallery.tsx').then(({ BetsGallery }) => BetsGallery)),
  },
  casino: {
    label: 'Casino',
    part: lazyPart(() => import('../../casino/ui/gallery/CasinoGallery.tsx').then(({ CasinoGallery }) => CasinoGallery)),
  },
  account: {
    label: 'Account',
    part: lazyPart(() => import('../../account/ui/gallery/AccountGallery.tsx').then(({ AccountGallery }) => AccountGallery)),
  },
  menu: {
    label: 'Menu',
    part: lazyPart(() => import('../../navigation/ui/gallery/MenuGallery.tsx').then(({ MenuGallery }) => MenuGallery)),
  },
  search: {
    label: 'Search',
    part: lazyPart(() => import('../../search/ui/gallery/SearchGallery.tsx').then(({ SearchGallery }) => SearchGallery)),
  },
} as const;
