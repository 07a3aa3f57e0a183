import { CASINO_PREFIX, REGION_VARIANT_PATH } from '../../../core/casinoPaths.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const page = lazyPart(() => import('./ui/LobbyPage.tsx').then(({ LobbyPage }) => LobbyPage));

/** The casino's lobby: home of a standalone casino. */
export const feature = {
  name: 'casino',
  routes: [
    { path: '/', title: null, page, only: 'casino' },
    { path: 'casino', title: 'Casino', page },
    { path: REGION_VARIANT_PATH.slice(1), title: 'Casino', page, only: 'casino' },
    { path: `${CASINO_PREFIX}lobby`, title: 'Casino lobby', page },
  ],
} satisfies Feature;
