import type { Result } from '../../../core/result.ts';
import type { Variables } from '../data/engine.ts';
import type { Document } from '../graphql/document.ts';
import type { RequestFailure } from '../graphql/request.ts';

/** A query of the public catalogue with its variables. */
export interface Question<Data> {
  readonly document: Document<Data>;
  readonly variables: Variables;
}

/** The source of the public catalogue (core/wire/publicCatalogue.ts). */
export interface CatalogueSource {
  /** The data known without a request; null when any of it is missing. */
  cached<Data>(question: Question<Data>): Data | null;
  /**
   * Never throws.
   * @param stored called if the answer is one that the worker had stored, with the time at which the server sent it, in epoch milliseconds
   */
  ask<Data>(question: Question<Data>, stored?: (at: number) => void): Promise<Result<Data, RequestFailure>>;
}
