import type { DocumentType } from '../../../core/rest/documents.ts';

/**
 * The one interface of providers that check documents (docs/adr/0087). Pictures go from the player's device to the provider's page alone; this
 * server learns what was decided. Both methods throw DocumentsUnavailable where no answer came, or none that can be read.
 */
export interface DocumentVerification {
  /** Begins a check. Idempotent by `id`: the same call again answers the same check. */
  begin(check: StartedCheck): Promise<{ readonly reference: string; readonly url: string | null }>;
  /** What is decided of it by now. */
  read(check: StartedCheck & { readonly reference: string }): Promise<DocumentDecision>;
}

export interface StartedCheck {
  readonly id: string;
  readonly playerId: string;
  readonly documentType: DocumentType;
  readonly startedAt: Date;
}

/** Fields that the provider's reader found in the document. Null: it has no such field; a passport has no region, a bill no birthday. */
export interface ReadDocument {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null;
  /** Where it says that the holder lives, ISO 3166-2. */
  readonly regionCode: string | null;
  readonly number: string | null;
}

/** An approved document proves what was read in it, and nothing else. */
export type DocumentDecision =
  | { readonly state: 'PENDING' | 'REVIEW' }
  | { readonly state: 'APPROVED'; readonly read: ReadDocument }
  /** `reason`: a sentence for the player. */
  | { readonly state: 'REJECTED'; readonly reason: string };

export class DocumentsUnavailable extends Error {
  override readonly name = 'DocumentsUnavailable';
}
