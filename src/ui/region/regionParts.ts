import { lazyPart } from '../lazyPart.tsx';

/** Most visitors never see them, and home pays for every byte that it loads. */

/** The server's answer is that there is nothing. */
export const { Component: RegionEmpty } = lazyPart(() => import('./RegionEmpty.tsx').then((module) => module.RegionEmpty));

/** What support needs to find an unexpected error. */
export const { Component: RegionReference } = lazyPart(() =>
  import('./RegionReference.tsx').then((module) => module.RegionReference),
);

/** The age of data that is not the newest. */
export const regionAge = lazyPart(() => import('./RegionAge.tsx').then((module) => module.RegionAge));
