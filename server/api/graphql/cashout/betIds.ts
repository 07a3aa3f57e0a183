import { refuseInput } from '../errors.ts';

/** @throws GraphQLError BAD_USER_INPUT for a text that is no bet's id. */
export function readBetId(text: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : refuseInput('There is no such bet');
}
