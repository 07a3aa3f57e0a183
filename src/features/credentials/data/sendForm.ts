import type { Rest, RestRequest } from '../../../platform/http/restClient.ts';
import { type FormOutcome, formOutcome } from '../logic/formOutcome.ts';

/** Sends a form. @param expected the statuses that are a success. */
export async function sendForm(
  rest: Rest,
  request: Pick<RestRequest, 'method' | 'path' | 'body'>,
  expected: readonly number[],
): Promise<FormOutcome> {
  const sent = await rest(request);
  const answer = sent.ok ? sent.value : sent.error.answer;
  const code = sent.ok ? null : sent.error.code;
  return formOutcome({ code, status: answer?.status ?? null, body: answer?.body ?? null }, expected);
}
