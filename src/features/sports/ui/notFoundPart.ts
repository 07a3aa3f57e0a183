import { lazyPart } from '../../../ui/lazyPart.tsx';

/** Most pages are found. */
export const notFoundNotice = lazyPart<{ readonly what: 'event' | 'competition' }>(() =>
  import('./NotFoundNotice.tsx').then((module) => module.NotFoundNotice),
);
