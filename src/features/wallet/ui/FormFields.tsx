import { cls } from '../../../ui/cls.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { FieldValues, FormField } from '../logic/formFields.ts';

const grid = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export interface FormFieldsProps {
  readonly fields: readonly FormField[];
  readonly values: FieldValues;
  /** Problems by the field's name. */
  readonly problems: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  readonly onChange: (name: string, value: string) => void;
}

/** The fields of a provider's form, as the server describes them. */
export function FormFields({ fields, values, problems, disabled, onChange }: FormFieldsProps) {
  return (
    <div className={grid}>
      {fields.map(({ name, label, kind, isRequired, maxLength, hint, options }) => {
        const error = problems[name];
        const shared = { label, disabled, required: isRequired, value: values[name] ?? '' };
        if (kind === 'SELECT')
          return (
            <SelectField key={name} {...shared} error={error} onChange={(event) => onChange(name, event.target.value)}>
              <option value="">Choose</option>
              {options.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </SelectField>
          );
        return (
          <TextField
            key={name}
            {...shared}
            type={kind === 'EMAIL' ? 'email' : 'text'}
            autoComplete="off"
            spellCheck={false}
            {...(maxLength !== null && { maxLength })}
            {...(hint !== null && { hint })}
            {...(error !== undefined && { error })}
            onChange={(event) => onChange(name, event.target.value)}
          />
        );
      })}
    </div>
  );
}
