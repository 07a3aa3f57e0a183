import type { z } from 'zod';
import { unusableInput } from '../edge/unusableInput.ts';

/** Invalid input of the caller: answered as 422 `{ error, field }`. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly field: string;

  constructor(message: string, field: string) {
    super(message);
    this.field = field;
  }
}

/** @throws BadInput with the first invalid field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const unusable = unusableInput(input);
  if (unusable !== null) throw new BadInput(unusable, 'body');
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') throw new BadInput(issue.message, [...issue.path, issue.keys[0]].join('.'));
  throw new BadInput(issue?.message ?? 'Not usable', issue && issue.path.length > 0 ? issue.path.join('.') : 'body');
}
