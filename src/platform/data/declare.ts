import type { TypedDocumentNode } from '@apollo/client';
import type { FlagKey } from '../../../core/wire/flags.ts';
import { type Document, operationName } from '../graphql/document.ts';
import type { RestOperation, Variables } from './engine.ts';

/** Who gets the answer: all visitors the same one (core/wire/publicCatalogue.ts), or the present visitor their own. */
export type Audience = 'public' | 'player' | 'visitor' | 'anyone';

/** What the server is asked: an operation of the contract, or a REST path. */
export type Operation<Data> = Document<Data> | RestOperation;

export function isRest(operation: Operation<unknown>): operation is RestOperation {
  return 'path' in operation;
}

/** `Account`, or `GET /api/login_preferences`. */
export function nameOf(operation: Operation<unknown>): string {
  return isRest(operation) ? `${operation.method} ${operation.path}` : operationName(operation);
}

/** Changes the data of a query. Ignored where that has changed since the request was sent, and where it has no data yet. */
export type Write = <Data, Vars extends Variables, Value>(
  query: Query<Data, Vars, Value>,
  variables: Vars,
  change: (value: Value) => Value,
) => void;

export interface Subscription<Data, Vars extends Variables, Value> {
  readonly document: Document<Data>;
  readonly map: (data: Data) => Value;
  /** Exists only as a type: the variables of the document. */
  readonly takes?: (variables: Vars) => void;
}

/** Updates that are merged into a query's data while it has listeners. */
export interface Live<Value> {
  readonly subscription: Subscription<unknown, Variables, unknown>;
  readonly merge: (value: Value, update: unknown, variables: Variables) => Value;
}

/** How further pages of a list are fetched and appended. */
export interface Paging<Value> {
  /** The variables of the next page; null on the last page. */
  readonly next: (value: Value) => Variables | null;
  readonly append: (value: Value, page: Value) => Value;
}

export interface Query<Data, Vars extends Variables, Value> {
  readonly audience: Audience;
  readonly operation: Operation<Data>;
  /** Pure. Converts an answer to the feature's types, which are plain JSON; null for an unusable answer. */
  readonly map: (data: Data) => Value | null;
  /** Refetch interval while the query has listeners, the page is visible and requests get through. */
  readonly pollMs: number | null;
  /** The flag that removes the poll while it is on. */
  readonly pollUnless: FlagKey | null;
  /** The age up to which an answer is fresh: a new listener does not cause a refetch. */
  readonly freshMs: number;
  readonly live: Live<Value> | null;
  readonly paging: Paging<Value> | null;
  /** Saved from every page, to be read without a connection; all other queries are saved from pages that are saved (SavedPage). */
  readonly isSaved: boolean;
  /** Writes an answer's facts about other queries. */
  readonly writes: ((value: Value, write: Write) => void) | null;
  readonly takes?: (variables: Vars) => void;
}

export interface Mutation<Data, Vars extends Variables, Value> {
  readonly operation: Operation<Data>;
  readonly map: (data: Data) => Value;
  readonly writes: ((value: Value, write: Write) => void) | null;
  readonly takes?: (variables: Vars) => void;
}

interface Declared<Data, Vars, Value> {
  readonly document: TypedDocumentNode<Data, Vars>;
  readonly map: (data: Data) => Value;
}

export interface SharedOptions<Value> {
  readonly pollMs?: number;
  readonly pollUnless?: FlagKey;
  readonly freshMs?: number;
  readonly writes?: (value: Value, write: Write) => void;
}

interface QueryOptions<Data, Vars, Value> extends SharedOptions<Value> {
  readonly document: TypedDocumentNode<Data, Vars>;
  readonly map: (data: Data) => Value | null;
  readonly paging?: Paging<Value>;
}

interface PlayerQueryOptions<Data, Vars, Value> extends QueryOptions<Data, Vars, Value> {
  /** Default: player. */
  readonly audience?: Exclude<Audience, 'public'>;
  readonly live?: Live<Value>;
  /** Default: false. */
  readonly isSaved?: boolean;
}

type Kind = Pick<Query<unknown, Variables, unknown>, 'audience' | 'operation'>;

export function query<Data, Vars extends Variables, Value>(
  kind: Kind,
  map: (data: Data) => Value | null,
  { pollMs, pollUnless, freshMs, writes }: SharedOptions<Value>,
  {
    live = null,
    paging = null,
    isSaved = false,
  }: { readonly live?: Live<Value> | null; readonly paging?: Paging<Value> | null; readonly isSaved?: boolean } = {},
): Query<Data, Vars, Value> {
  const shared = { pollMs: pollMs ?? null, pollUnless: pollUnless ?? null, freshMs: freshMs ?? 0, writes: writes ?? null };
  return { ...kind, operation: kind.operation as Operation<Data>, map, ...shared, live, paging, isSaved };
}

/** Declares a query of the public catalogue. */
export function publicQuery<Data, Vars extends Variables, Value>(
  declared: QueryOptions<Data, Vars, Value>,
): Query<Data, Vars, Value> {
  return query({ audience: 'public', operation: declared.document as Document<Data> }, declared.map, declared, declared);
}

/** Declares a query of the present visitor; its data is dropped when they leave. */
export function playerQuery<Data, Vars extends Variables, Value>(
  declared: PlayerQueryOptions<Data, Vars, Value>,
): Query<Data, Vars, Value> {
  const { audience = 'player', document } = declared;
  return query({ audience, operation: document as Document<Data> }, declared.map, declared, declared);
}

export function subscription<Data, Vars extends Variables, Value>({
  document,
  map,
}: Declared<Data, Vars, Value>): Subscription<Data, Vars, Value> {
  return { document: document as Document<Data>, map };
}

/** Merges a subscription without variables into a query. */
export function live<Data, Update, Value>(
  updates: Subscription<Data, Record<string, never>, Update>,
  merge: (value: Value, update: Update, variables: Variables) => Value,
): Live<Value> {
  return { subscription: updates as unknown as Live<Value>['subscription'], merge: merge as Live<Value>['merge'] };
}

/** Declares a mutation. One that moves money is sent by a money request (moneyRequest.ts). */
export function mutation<Data, Vars extends Variables, Value>({
  document,
  map,
  writes,
}: Declared<Data, Vars, Value> & Pick<SharedOptions<Value>, 'writes'>): Mutation<Data, Vars, Value> {
  return { operation: document as Document<Data>, map, writes: writes ?? null };
}
