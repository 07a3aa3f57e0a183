import * as z from 'zod/mini';
import { reader } from './reader.ts';

export const DOCUMENT_TYPES = ['DRIVING_LICENSE', 'PASSPORT', 'ID_CARD', 'UTILITY_BILL'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** PENDING: the provider looks at it · REVIEW: a person does. */
export const DOCUMENT_STATES = ['NOT_STARTED', 'PENDING', 'REVIEW', 'APPROVED', 'REJECTED'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** `POST /i/jumio/verification`. */
export const documentRequest = z.object({ document_type: z.enum(DOCUMENT_TYPES, 'Choose a document') });
export type DocumentRequest = z.infer<typeof documentRequest>;

/** Facts that an approved document proves: what its reader has read in it, and nothing else. */
const provedByDocument = z.object({
  name: z.string(),
  /** ISO 3166-2; null: no state or province stands in it, as in a passport. */
  region_code: z.nullable(z.string()),
});

/** The latest check: the answer of `GET`, and of `POST` (201). All but `state` null: there was none. */
const documentCheck = z.object({
  state: z.enum(DOCUMENT_STATES),
  document_type: z.nullable(z.enum(DOCUMENT_TYPES)),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  started_at: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  /** The provider's own page, where the pictures are taken; null: it has none. */
  url: z.nullable(z.string()),
  /** Null: it is not approved, or nothing is known of what was read. A server of the release before leaves it out. */
  proved: z._default(z.nullable(provedByDocument), null),
});
export type DocumentCheckAnswer = z.infer<typeof documentCheck>;
export const readDocumentCheck = reader(documentCheck);
