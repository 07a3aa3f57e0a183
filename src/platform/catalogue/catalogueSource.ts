import type { Result } from '../../../core/result.ts';
import type { Document, Variables } from '../data/engine.ts';
import type { RequestFailure } from '../graphql/request.ts';

/** A query of the public catalogue, and what it is asked with. */
export interface Question<Data> {
  readonly document: Document<Data>;
  readonly variables: Variables;
}

/** Where the answers of the public catalogue (core/publicCatalogue.ts) come from. */
export interface CatalogueSource {
  /** What is known without asking; null: nothing, or not all of it. */
  known<Data>(question: Question<Data>): Data | null;
  /** Never throws. */
  ask<Data>(question: Question<Data>): Promise<Result<Data, RequestFailure>>;
}
