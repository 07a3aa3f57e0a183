import type { FormEvent, ReactNode } from 'react';
import { form as formStyle } from '../ui/authStyles.ts';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';

export interface FormProps {
  /** The form of `useForm`. */
  readonly form: {
    readonly problem: string | null;
    readonly isBusy: boolean;
    readonly isComplete: boolean;
    readonly takeFilled: (form: HTMLFormElement) => void;
  };
  /** `submit` of `useForm`. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The label of the button. */
  readonly label: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form of one page: what the server says of all of it, the fields, and the button. */
export function Form({ form, onSubmit, label, children }: FormProps) {
  return (
    <form
      className={formStyle}
      onSubmit={onSubmit}
      // The button lives before it is pressed, whoever has filled the fields in.
      onPointerEnter={(event) => form.takeFilled(event.currentTarget)}
      onKeyUp={(event) => form.takeFilled(event.currentTarget)}
      noValidate
    >
      {form.problem !== null && <Note tone="danger" role="alert" title={form.problem} />}
      {children}
      <Button type="submit" tone="primary" size="lg" wide busy={form.isBusy} disabled={!form.isComplete}>
        {label}
      </Button>
    </form>
  );
}
