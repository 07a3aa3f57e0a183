import type { BrandKind } from './brandKind.ts';

/** A file of the worker's precache, as the build writes it into the worker. */
export interface PrecachedFile {
  readonly url: string;
  /** Null: the name has a hash of the content. */
  readonly revision: string | null;
  /** The beginning of the file's SHA-256 in base64; absent in development. */
  readonly digest?: string;
  /** Only brands of this kind need it. */
  readonly only?: BrandKind;
  /** Brands of this kind are installed with it; all others, and where it is absent all, load it when the browser is idle. */
  readonly first?: BrandKind | 'all';
}

/** Enough against what is broken or not ours; who can write our files can write the worker. */
export const PRECACHE_DIGEST_BYTES = 15;

/** The key of a file in the cache of what comes later: a file whose name has no hash is another one with each revision. */
export function laterKey({ url, revision }: Pick<PrecachedFile, 'url' | 'revision'>): string {
  return revision === null ? `/${url}` : `/${url}?revision=${revision}`;
}
