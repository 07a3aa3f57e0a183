import type { BrandKind } from '../../core/wire/brandKind.ts';

/** A chunk of the app: its modules, its owner, and when it is loaded. */
export interface ChunkRow {
  /** The file is `assets/<name>-<hash>.js`. */
  readonly name: string;
  /** `app`, `platform`, `ui`, or the feature it belongs to. */
  readonly owner: string;
  /** Modules in it, with all their static imports. Empty: a rule of scripts/vite/chunks.ts puts modules there. */
  readonly roots: readonly string[];
  /** Only modules in one of these folders, or these files. */
  readonly within?: readonly string[];
  readonly loaded: string;
  /** Why the logged-out home loads it; null: it does not. */
  readonly home: string | null;
  /** Only the home of brands of this kind loads it. */
  readonly only?: BrandKind;
}
