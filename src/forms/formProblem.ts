import { WHOLE_FORM } from '../../core/forms/fieldErrors.ts';
import type { MutationFailure } from '../platform/data/createServerData.ts';

/** The messages of a failed form: those at fields that it has, and one text for all others. */
export interface FormProblem {
  readonly byField: readonly (readonly [field: string, message: string])[];
  readonly whole: string | null;
}

const OOPS = 'Oops, we encountered an error. Please hang on and try again later while we sort things out.';
const NO_ANSWER_TEXTS = {
  offline: 'You’re offline. Connect to the internet and try again.',
  timeout: 'The server is taking too long to answer. Wait a moment and try again.',
  connection: 'We couldn’t reach the server. Check your connection and try again.',
} as const;

function failureText(failure: MutationFailure): string {
  if (failure.kind === 'notSent') return NO_ANSWER_TEXTS.connection;
  if (failure.kind !== 'unknown') return OOPS;
  const { reason, reference } = failure;
  if (reason !== undefined) return NO_ANSWER_TEXTS[reason];
  return reference === undefined ? OOPS : `${OOPS} Reference: ${reference}`;
}

export function formProblem(failure: MutationFailure, fields: readonly string[]): FormProblem {
  const messages = Object.entries((failure.kind === 'refused' && failure.messages) || {});
  if (messages.length === 0) return { byField: [], whole: failureText(failure) };
  const isOfField = ([field]: readonly [string, string]): boolean => field !== WHOLE_FORM && fields.includes(field);
  const other = messages.find((message) => !isOfField(message));
  return { byField: messages.filter(isOfField), whole: other?.[1] ?? null };
}
