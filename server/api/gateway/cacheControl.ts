/** Vite writes a hash of the content into every name under assets/. */
const HASHED = /^assets\/.*-[\w-]{8,}\.\w+(?:\.\w+)*$/;
/** Named by hand and hardly ever changed. */
const LONG_LIVED = /^(?:fonts|brands)\/.*\.(?:woff2|png|svg|webp|jpg)$/;

/** How long a file may be kept without asking: for ever if its name says its content, else it is asked for again (its ETag answers). */
export function cacheControlOf(file: string): string {
  if (HASHED.test(file)) return 'public, max-age=31536000, immutable';
  if (LONG_LIVED.test(file)) return 'public, max-age=2592000, stale-while-revalidate=86400';
  return 'no-cache';
}
