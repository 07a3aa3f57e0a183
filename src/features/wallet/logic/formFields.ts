/** A field of a provider's form. All of its rules are the server's. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'TEXT' | 'SELECT' | 'EMAIL';
  readonly isRequired: boolean;
  /** A regular expression of the whole value. */
  readonly pattern: string | null;
  readonly patternError: string | null;
  readonly maxLength: number | null;
  readonly hint: string | null;
  /** The options of a SELECT. */
  readonly options: readonly string[];
}

export type FieldValues = Readonly<Record<string, string>>;

export const NO_PATTERN_ERROR = 'Check this entry.';

/** Null: the value is good. */
export function fieldProblem({ isRequired, label, maxLength, pattern, patternError }: FormField, text: string): string | null {
  const value = text.trim();
  if (value === '') return isRequired ? `${label} is required.` : null;
  if (maxLength !== null && value.length > maxLength) return `At most ${maxLength} characters.`;
  return pattern === null || matches(pattern, value) ? null : (patternError ?? NO_PATTERN_ERROR);
}

/** A pattern that this browser cannot read stops nobody: the server checks it, too. */
function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    return true;
  }
}

/** Problems by the field's name; fields without an entry are good. */
export function formProblems(fields: readonly FormField[], values: FieldValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = fieldProblem(field, values[field.name] ?? '');
      return problem === null ? [] : [[field.name, problem]];
    }),
  );
}

/** What is sent: every field of the form, trimmed. */
export function fieldInputs(
  fields: readonly FormField[],
  values: FieldValues,
): readonly { readonly name: string; readonly value: string }[] {
  return fields.map(({ name }) => ({ name, value: (values[name] ?? '').trim() }));
}

/** `•••• 4021`: account numbers are not shown in full again. */
export function maskedValue(name: string, value: string): string {
  return /account.?number|iban/i.test(name) && value.length > 4 ? `•••• ${value.slice(-4)}` : value;
}
