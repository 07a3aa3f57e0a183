import type { $ZodType, output } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { err, ok, type Result } from '../result.ts';
import type { FieldErrors } from './fieldErrors.ts';
import { WHOLE_FORM } from './fieldErrors.ts';
import { typedText } from './typedText.ts';

/** A password is what was typed, to the last character. */
const SECRET = /password/i;

function readable(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      typeof value === 'string' && !SECRET.test(field) ? typedText(value) : value,
    ]),
  );
}

/** Reads a form by its schema, on either side. The messages of an error belong to fields by their path. */
export function readForm<Schema extends $ZodType>(schema: Schema, input: unknown): Result<output<Schema>, FieldErrors> {
  const parsed = safeParse(schema, readable(input));
  if (parsed.success) return ok(parsed.data);
  const errors: Record<string, { message: string }[]> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path.length === 0 ? WHOLE_FORM : path.join('.');
    errors[field] = [...(errors[field] ?? []), { message }];
  }
  return err({ errors });
}
