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
}

/** Enough against what is broken or not ours; who can write our files can write the worker. */
export const PRECACHE_DIGEST_BYTES = 15;
