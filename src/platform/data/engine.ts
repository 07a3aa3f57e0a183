import type { Result } from '../../../core/result.ts';
import type { Document } from '../graphql/document.ts';
import type { RequestFailure } from '../graphql/request.ts';
import type { Authorization } from '../http/appHeaders.ts';
import type { Rest, RestRequest } from '../http/restClient.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** The messages of a refused form, by field (core/forms/fieldErrors.ts). */
export type FieldMessages = Readonly<Record<string, string>>;

/** Why no answer came to a REST request: no network on this device, no answer in time, or the server was not reached. */
export type NoAnswerReason = 'offline' | 'timeout' | 'connection';

/**
 * Why a mutation has no answer.
 * refused: the server rejected it, nothing was done · notSent: the request never left the page · unknown: it may have been done. Where
 * money moves, it is repeated with the same request id and never shown as failed.
 */
export type SendFailure =
  | { readonly kind: 'refused'; readonly codes: readonly string[]; readonly messages?: FieldMessages }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'notSent' }
  /** `reference`: what support finds the request by, where the server has answered. */
  | { readonly kind: 'unknown'; readonly reason?: NoAnswerReason; readonly reference?: string | undefined };

export interface SubscriptionListener<Data> {
  next(data: Data): void;
  /** Ended by the server, refused, or never started. Not called for a lost connection, which recovers by itself. */
  ended(): void;
}

/** Asked just before a request is sent, as it may have waited. False: the visitor has changed, and the request is not sent. */
export type IsMine = () => boolean;

/** Sends a player's operations and reports their failures. Never throws. */
export interface Engine {
  query<Data>(document: Document<Data>, variables: Variables, isMine: IsMine): Promise<Result<Data, RequestFailure>>;
  mutate<Data>(document: Document<Data>, variables: Variables, isMine: IsMine): Promise<Result<Data, SendFailure>>;
  subscribe<Data>(document: Document<Data>, variables: Variables, listener: SubscriptionListener<Data>): () => void;
}

/** REST requests of anybody, and what those of a player need. */
export interface RestPorts {
  readonly rest: Rest;
  /** The visitor's authorization; waits for one that is being renewed. */
  readonly authorize: () => Promise<Authorization>;
  /** Null for a visitor, and while it is unknown. */
  readonly playerAlias: () => string | null;
  /** After a refusal. False: the session is over. */
  readonly renew: (refused: Authorization) => Promise<boolean>;
}

/** A REST path with a method. `core/rest/` has the schemas of its bodies, which both sides read by. */
export interface RestOperation {
  readonly method: RestRequest['method'];
  /** `{name}` in it stands for the variable of that name. */
  readonly path: string;
  /** The statuses of a success. */
  readonly statuses: readonly number[];
  /** Null: the request has none. */
  readonly body: ((variables: Variables) => Variables) | null;
  /** As nobody: sent without an authorization, and its answer belongs to no visitor. */
  readonly isAnonymous: boolean;
  /** What sends it. Its code comes with the pages that declare a path, and not with every page. */
  readonly engine: (ports: RestPorts) => RestEngine;
}

/** Sends the REST operations of the page's data. Never throws. */
export interface RestEngine {
  query(operation: RestOperation): Promise<Result<unknown, RequestFailure>>;
  mutate(operation: RestOperation, variables: Variables): Promise<Result<unknown, SendFailure>>;
}
