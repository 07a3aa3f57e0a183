import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Takes what stands in the fields of a form, as a password manager may have filled it in without an event. Ticks are not among it. */
export function takeFilled<Values extends FieldValues>(
  element: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
): void {
  for (const [field, filled] of new FormData(element)) {
    const path = field as Path<Values>;
    const current: unknown = getValues(path);
    if (typeof filled === 'string' && typeof current === 'string' && filled !== current)
      setValue(path, filled as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
}
