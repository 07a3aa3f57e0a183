import type { Situation } from './situation.ts';
import { BUILD_SITUATIONS } from './situations/builds.ts';
import { READING_SITUATIONS } from './situations/reading.ts';
import { STORAGE_SITUATIONS } from './situations/storage.ts';
import { TAB_SITUATIONS } from './situations/tabs.ts';
import { TIME_SITUATIONS } from './situations/time.ts';

export const SITUATIONS: readonly Situation[] = [
  ...BUILD_SITUATIONS,
  ...STORAGE_SITUATIONS,
  ...TAB_SITUATIONS,
  ...TIME_SITUATIONS,
  ...READING_SITUATIONS,
];

/** Situations that a journey plays already, each with where. */
export const OTHER_SITUATIONS: Readonly<Record<string, string>> = {
  'N → N+1 → N+2 → N with open tabs': 'e2e/server/deploys.spec.ts deploys two builds and rolls back beside four tabs',
  'private mode':
    'storage that is refused: e2e/journeys/storage.spec.ts; storage that ends with the window: every journey’s context is one',
  'window controls over the header':
    'not a row: it takes a display (Xvfb) and a press on the button in the window’s own title bar, which no browser protocol has',
};
