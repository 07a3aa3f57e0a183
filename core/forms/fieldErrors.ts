/** A refused form, as the specification has it for password resets: `errors.email[].message`. */
export interface FieldErrors {
  readonly errors: Readonly<Record<string, readonly { readonly message: string }[]>>;
}

/** The field of an error that belongs to no field. */
export const WHOLE_FORM = 'form';

/** The first message of each field of an answer; empty for an answer of another shape. */
export function fieldMessages(body: unknown): Readonly<Record<string, string>> {
  const { errors }: { readonly errors?: unknown } = Object(body);
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, list]: [string, unknown]) => {
      const first: unknown = Array.isArray(list) ? list[0] : undefined;
      const { message }: { readonly message?: unknown } = Object(first);
      return typeof message === 'string' ? [[field, message]] : [];
    }),
  );
}
