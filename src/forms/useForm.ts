import type { FormEvent } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm as useHookForm } from 'react-hook-form';
import type { FieldErrors } from '../../core/forms/fieldErrors.ts';
import type { Result } from '../../core/result.ts';
import type { MutationFailure } from '../platform/data/createServerData.ts';
import type { Mutation } from '../platform/data/declare.ts';
import type { Variables } from '../platform/data/engine.ts';
import { useMutation } from '../platform/data/useMutation.ts';
import { useUnfinished } from '../platform/unfinished/useUnfinished.ts';
import { useBusy } from '../ui/useBusy.ts';
import { formProblem } from './formProblem.ts';
import { takeFilled } from './takeFilled.ts';

export interface FormOptions<Values extends FieldValues, Data, Vars extends Variables, Value> {
  readonly defaultValues: Values;
  /** The schema that the server uses, too. */
  readonly read: (values: unknown) => Result<unknown, FieldErrors>;
  /** Sends the form. */
  readonly mutation: Mutation<Data, Vars, Value>;
  /** The text that names the form as unfinished while a field has another value than at first; null: it is sent. */
  readonly unfinished: string | null;
}

/** A form whose fields are checked by a schema, and then by the server, whose messages land on the same fields. */
export function useForm<Values extends FieldValues, Data, Vars extends Variables, Value>({
  defaultValues,
  read,
  mutation,
  unfinished,
}: FormOptions<Values, Data, Vars, Value>) {
  const { isBusy: isAtWork, busy } = useBusy();
  const sending = useMutation(mutation);
  // After a one-time code the form is sent outside of its submit.
  const isBusy = isAtWork || sending.state === 'sending';
  const resolver: Resolver<Values> = async (values) => {
    const result = read(values);
    if (result.ok) return { values, errors: {} };
    const errors = Object.entries(result.error.errors).map(([field, [first]]) => [field, { type: 'schema', ...first }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
  const form = useHookForm<Values>({ mode: 'onTouched', defaultValues: defaultValues as DefaultValues<Values>, resolver });
  useUnfinished('form', form.formState.isDirty ? unfinished : null);
  const fields = Object.keys(defaultValues);

  /** @returns the outcome; the messages of a refusal stand at their fields by then. */
  async function send(variables: Vars): Promise<Result<Value, MutationFailure>> {
    const outcome = await sending.send(variables);
    const messages = outcome.ok ? [] : formProblem(outcome.error, fields).byField;
    for (const [index, [field, message]] of messages.entries())
      form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    return outcome;
  }

  /** Checks some fields; from then on their messages follow every key. @returns those that are refused: their messages stand there. */
  async function check(some: readonly Path<Values>[]): Promise<readonly Path<Values>[]> {
    for (const field of some) form.setValue(field, form.getValues(field), { shouldTouch: true });
    if (await form.trigger([...some], { shouldFocus: true })) return [];
    const result = read(form.getValues());
    return result.ok ? [] : some.filter((field) => field in result.error.errors);
  }

  /** The listener of a form's submit: the work is done if all fields are good, and none is under way. */
  const submit = (work: (values: Values) => Promise<unknown>) => (event: FormEvent<HTMLFormElement>) => {
    takeFilled(event.currentTarget, form);
    void form.handleSubmit((values) => (isBusy ? undefined : busy(() => work(values))))(event);
  };

  return {
    ...form,
    send,
    check,
    busy,
    submit,
    isBusy,
    /** What stands in the fields of this form now, with or without an event. */
    takeFilled: (element: HTMLFormElement) => takeFilled(element, form),
    // Not `formState.isValid`: after a refusal of the server the same values may be sent again.
    isComplete: read(form.watch()).ok,
    /** What belongs to no field; null: nothing. */
    problem: sending.reason === null ? null : formProblem(sending.reason, fields).whole,
  };
}
