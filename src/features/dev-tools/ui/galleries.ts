import { lazyPart } from '../../../ui/lazyPart.tsx';

/** What /dev-tools/gallery shows, by the last part of the address: the design system, and the states of features. */
export const GALLERIES = {
  components: {
    label: 'Components',
    part: lazyPart(() => import('../../../ui/gallery/Gallery.tsx').then((module) => module.Gallery)),
  },
  lines: {
    label: 'Lines',
    part: lazyPart(() => import('../../sports/ui/gallery/SportsGallery.tsx').then((module) => module.SportsGallery)),
  },
  betslip: {
    label: 'Betslip',
    part: lazyPart(() => import('../../betslip/ui/gallery/SlipGallery.tsx').then((module) => module.SlipGallery)),
  },
  bets: {
    label: 'My Bets',
    part: lazyPart(() => import('../../my-bets/ui/gallery/BetsGallery.tsx').then((module) => module.BetsGallery)),
  },
  casino: {
    label: 'Casino',
    part: lazyPart(() => import('../../casino/ui/gallery/CasinoGallery.tsx').then((module) => module.CasinoGallery)),
  },
  account: {
    label: 'Account',
    part: lazyPart(() => import('../../account/ui/gallery/AccountGallery.tsx').then((module) => module.AccountGallery)),
  },
  wallet: {
    label: 'Wallet',
    part: lazyPart(() => import('../../wallet/ui/gallery/WalletGallery.tsx').then((module) => module.WalletGallery)),
  },
  'safer-play': {
    label: 'Safer play',
    part: lazyPart(() => import('../../safer-play/ui/gallery/SaferPlayGallery.tsx').then((module) => module.SaferPlayGallery)),
  },
  history: {
    label: 'History',
    part: lazyPart(() => import('../../history/ui/gallery/HistoryGallery.tsx').then((module) => module.HistoryGallery)),
  },
  menu: {
    label: 'Menu',
    part: lazyPart(() => import('../../navigation/ui/gallery/MenuGallery.tsx').then((module) => module.MenuGallery)),
  },
  search: {
    label: 'Search',
    part: lazyPart(() => import('../../search/ui/gallery/SearchGallery.tsx').then((module) => module.SearchGallery)),
  },
} as const;
