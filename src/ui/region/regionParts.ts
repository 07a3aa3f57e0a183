import { lazyPart } from '../lazyPart.tsx';

/** Most visitors never see them, and home pays for every byte that it loads. */

/** The server's answer is that there is nothing. */
export const { Component: RegionEmpty } = lazyPart(() => import('./RegionEmpty.tsx').then((module) => module.RegionEmpty));

/** The age of data that is not the newest, or what support needs to find an unexpected error. */
export const regionNote = lazyPart(() => import('./RegionNote.tsx').then((module) => module.RegionNote));
