import { BOOKS } from '../../server/domain/settlement/rules/rules.ts';

const KEYS: Readonly<Record<string, string>> = BOOKS.standard;

/** Key of the standard book's rules of a sport, by its slug; null: the plain ones. */
export function standardRules(sport: string): string | null {
  return KEYS[sport] ?? null;
}
