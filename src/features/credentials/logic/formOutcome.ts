import { fieldMessages, WHOLE_FORM } from '../../../../core/forms/fieldErrors.ts';

/** done: the server did it · refused: nothing was changed, messages by field · failed: no usable answer, a message for the whole form. */
export type FormOutcome =
  | { readonly kind: 'done'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly messages: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly text: string };

/** An answer of the server, or why there is none. */
export interface Sent {
  readonly code: string | null;
  readonly status: number | null;
  readonly body: unknown;
}

const OOPS = 'Oops, we encountered an error. Please hang on and try again later while we sort things out.';

/** Texts by the REST client's codes. */
function failureText(code: string | null): string {
  switch (code) {
    case 'NETWORK_ERROR':
      return 'You’re offline. Connect to the internet and try again.';
    case 'TIMEOUT_ERROR':
      return 'The server is taking too long to answer. Wait a moment and try again.';
    case 'CONNECTION_ERROR':
      return 'We couldn’t reach the server. Check your connection and try again.';
    default:
      return OOPS;
  }
}

/** @param expected the statuses that are a success. */
export function formOutcome({ code, status, body }: Sent, expected: readonly number[]): FormOutcome {
  if (status !== null && expected.includes(status)) return { kind: 'done', body };
  const messages = fieldMessages(body);
  if (status !== null && status < 500 && Object.keys(messages).length > 0) return { kind: 'refused', messages };
  return { kind: 'failed', text: failureText(status === null ? code : null) };
}

/** Messages of fields that the form has, and one text for all others. */
export function splitMessages(
  messages: Readonly<Record<string, string>>,
  fields: readonly string[],
): { readonly byField: readonly (readonly [string, string])[]; readonly whole: string | null } {
  const entries = Object.entries(messages);
  const others = entries.filter(([field]) => field === WHOLE_FORM || !fields.includes(field));
  return {
    byField: entries.filter(([field]) => fields.includes(field)),
    whole: others[0]?.[1] ?? null,
  };
}
