import { z } from 'zod';
import { isLocalName } from '../../core/wire/localName.ts';
import { readVariables, unusable, type Variables } from '../../core/wire/readVariables.ts';

/** An address of https; plain http only on this machine, in every environment: what is sent there moves money. */
export const secureAddress = z.string().refine((text) => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  return text.startsWith('https:') || isLocalName(new URL(text).hostname);
}, 'must be an address of https, or of this machine');

export const LOG_LEVEL = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info');

/** Reads the variables of a program as the server reads its own. @throws Error with one sentence naming the first that is not usable. */
export function readEnvironment<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  environment: Variables,
): z.infer<z.ZodObject<Shape>> {
  const variables = readVariables(environment, Object.keys(schema.shape), []);
  const { success, data, error } = schema.safeParse(variables);
  if (success) return data;
  const [issue] = error.issues;
  const name = String(issue?.path[0] ?? '');
  throw unusable(name, variables[name] === undefined ? 'it is needed' : (issue?.message ?? 'unknown reason'));
}
