import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const page = lazyPart(() => import('./ui/SearchPage.tsx').then(({ SearchPage }) => SearchPage));

/** The search: a box in the header, the strip below it, and the page of results. */
export const feature = {
  name: 'search',
  routes: [
    { path: 'search', page },
    { path: 'search/:term/all', page },
  ],
  slots: { headerSearch: lazyPart(() => import('./ui/SearchBox.tsx').then(({ SearchBox }) => SearchBox)) },
} satisfies Feature;
