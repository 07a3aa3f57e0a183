import type { ChunkRow } from './chunkRow.ts';

/** The pictures of one room, a page below /dev-tools/gallery. */
function gallery(page: string, owner: string, root: string, ...more: readonly string[]): ChunkRow {
  const within = [`/${root.slice(0, root.lastIndexOf('/') + 1)}`, ...more];
  return { name: `DevTools-${page}`, owner, roots: [root], within, loaded: `by /dev-tools/gallery/${page}`, home: null };
}

/** The galleries of components, which only a sandbox serves. */
export const GALLERY_CHUNKS: readonly ChunkRow[] = [
  gallery('betslip', 'betslip', 'src/features/betslip/ui/gallery/SlipGallery.tsx', '/src/features/betslip/testing/'),
  gallery('lines', 'sports', 'src/features/sports/ui/gallery/SportsGallery.tsx', '/src/platform/gallery/stillPrices.ts'),
  gallery('bets', 'my-bets', 'src/features/my-bets/ui/gallery/BetsGallery.tsx', '/src/features/my-bets/testing/'),
  gallery('casino', 'casino', 'src/features/casino/ui/gallery/CasinoGallery.tsx'),
  gallery('menu', 'navigation', 'src/features/navigation/ui/gallery/MenuGallery.tsx'),
  gallery('account', 'account', 'src/features/account/ui/gallery/AccountGallery.tsx'),
  gallery('wallet', 'wallet', 'src/features/wallet/ui/gallery/WalletGallery.tsx', '/src/features/wallet/testing/'),
  gallery(
    'safer-play',
    'safer-play',
    'src/features/safer-play/ui/gallery/SaferPlayGallery.tsx',
    '/src/features/safer-play/testing/',
  ),
  gallery('history', 'history', 'src/features/history/ui/gallery/HistoryGallery.tsx'),
  gallery('search', 'search', 'src/features/search/ui/gallery/SearchGallery.tsx'),
  gallery('header', 'app', 'src/app/layout/gallery/HeaderGallery.tsx'),
];
