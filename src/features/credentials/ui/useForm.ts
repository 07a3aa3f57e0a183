import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm as useHookForm } from 'react-hook-form';
import type { FieldErrors } from '../../../../core/forms/fieldErrors.ts';
import type { Result } from '../../../../core/result.ts';
import { type FormOutcome, splitMessages } from '../logic/formOutcome.ts';

export interface FormOptions<Values extends FieldValues> {
  readonly defaultValues: Values;
  /** The schema that the server uses, too. */
  readonly read: (values: unknown) => Result<unknown, FieldErrors>;
}

/** A form whose fields are checked by a schema, and then by the server, whose messages land on the same fields. */
export function useForm<Values extends FieldValues>({ defaultValues, read }: FormOptions<Values>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const resolver: Resolver<Values> = async (values) => {
    const result = read(values);
    if (result.ok) return { values, errors: {} };
    const errors = Object.entries(result.error.errors).map(([field, [first]]) => [field, { type: 'schema', ...first }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
  const form = useHookForm<Values>({ mode: 'onTouched', defaultValues: defaultValues as DefaultValues<Values>, resolver });

  /** Sends the values. @returns the outcome; problems of a refusal are shown by then. */
  async function send(work: () => Promise<FormOutcome>): Promise<FormOutcome> {
    setProblem(null);
    const outcome = await work();
    if (outcome.kind === 'failed') setProblem(outcome.text);
    if (outcome.kind === 'refused') {
      const { byField, whole } = splitMessages(outcome.messages, Object.keys(defaultValues));
      setProblem(whole);
      for (const [index, [field, message]] of byField.entries())
        form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    return outcome;
  }

  /** Runs the work of a submit; another submit meanwhile does nothing. */
  async function busy(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await work().finally(() => setBusy(false));
  }
  // Not `formState.isValid`: after a refusal of the server the same values may be sent again.
  const isComplete = read(form.watch()).ok;
  return { ...form, send, busy, isBusy, isComplete, problem };
}

export type Form<Values extends FieldValues> = ReturnType<typeof useForm<Values>>;
