export type FilePath = { readonly kind: 'file'; readonly path: string } | { readonly kind: 'page' } | { readonly kind: 'none' };

/** Beside the files there are their compressed copies and their source maps, which are nobody's to ask for. */
const HIDDEN = /\.(?:br|gz|map)$/;

/**
 * What a URL's path asks for: a file of the app (its last segment has an extension), or a page. A path that climbs, hides something in its
 * encoding or names a dot file asks for nothing there is.
 */
export function filePathOf(urlPath: string): FilePath {
  const decoded = decode(urlPath);
  if (decoded === null || /[\0\\]/.test(decoded)) return { kind: 'none' };
  const segments = decoded.split('/').slice(1);
  if (segments.some((segment) => segment.startsWith('.'))) return { kind: 'none' };
  // What somebody searches for is part of the path and may end like a file.
  if (segments[0] === 'search' || !/\.[a-z0-9]+$/i.test(segments.at(-1) ?? '')) return { kind: 'page' };
  return segments.includes('') || HIDDEN.test(decoded) ? { kind: 'none' } : { kind: 'file', path: segments.join('/') };
}

function decode(urlPath: string): string | null {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    return null;
  }
}
