import type { Result } from '../../../core/result.ts';
import type { Variables } from '../data/engine.ts';
import type { Document } from '../graphql/document.ts';
import type { RequestFailure } from '../graphql/request.ts';

/** A query of the public catalogue with its variables. */
export interface Question<Data> {
  readonly document: Document<Data>;
  readonly variables: Variables;
}

/** The source of the public catalogue (core/publicCatalogue.ts). */
export interface CatalogueSource {
  /** The data known without a request; null when any of it is missing. */
  known<Data>(question: Question<Data>): Data | null;
  /** Never throws. */
  ask<Data>(question: Question<Data>): Promise<Result<Data, RequestFailure>>;
}
