/** Vite writes a hash of the content into every name under assets/. */
const HASHED = /^assets\/.*-[\w-]{8,}\.\w+(?:\.\w+)*$/;
/** Files without a hash in their name, which change rarely. */
const LONG_LIVED = /^(?:fonts|brands|nav-icons)\/.*\.(?:woff2|png|svg|webp|jpg)$/;

/** How long browsers may cache a file: a year if its name contains its hash, else it is revalidated by its ETag. */
export function cacheControlOf(file: string): string {
  if (HASHED.test(file)) return 'public, max-age=31536000, immutable';
  if (LONG_LIVED.test(file)) return 'public, max-age=2592000, stale-while-revalidate=86400';
  return 'no-cache';
}
