import type { Operation } from './operations.ts';

const KILOBYTE = 1_000;
/** What each root field beyond the first counts, besides its text: it is read and executed as a query of its own. */
const ROOT_FIELD_KILOBYTES = 100;

/** What an answer counts that was made for an address, in kilobytes. */
export function answerWeight({ rootFields }: Operation, length: number): number {
  return Math.floor(length / KILOBYTE) + (rootFields - 1) * ROOT_FIELD_KILOBYTES;
}
