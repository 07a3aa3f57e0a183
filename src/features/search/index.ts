import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const page = lazyPart(() => import('./ui/SearchPage.tsx').then((module) => module.SearchPage));

/** The search: a box in the header, the strip below it, and the page of results. */
export const feature = {
  name: 'search',
  routes: [
    { path: 'search', title: 'Search', page, saved: 'never', guard: { flags: ['search'] } },
    { path: 'search/:term/all', title: 'Search', page, saved: 'never', guard: { flags: ['search'] } },
  ],
  slots: { headerSearch: lazyPart(() => import('./ui/SearchBox.tsx').then((module) => module.SearchBox)) },
} satisfies Feature;
