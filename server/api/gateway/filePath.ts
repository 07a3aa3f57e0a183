export type FilePath = { readonly kind: 'file'; readonly path: string } | { readonly kind: 'page' } | { readonly kind: 'none' };

/** Compressed copies and source maps lie beside the files and are not served under their own names. */
const HIDDEN = /\.(?:br|gz|map)$/;

/**
 * The file of the app that a URL's path names (its last segment has an extension), or a page. A path that leaves the directory, hides a
 * separator in its encoding or names a dot file matches nothing.
 */
export function filePathOf(urlPath: string): FilePath {
  const decoded = decode(urlPath);
  if (decoded === null || /[\0\\]/.test(decoded)) return { kind: 'none' };
  const segments = decoded.split('/').slice(1);
  if (segments.some((segment) => segment.startsWith('.'))) return { kind: 'none' };
  // A search text is part of the path and may end like a file name.
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
