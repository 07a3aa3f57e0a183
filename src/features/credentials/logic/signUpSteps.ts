import type { SignUpField } from '../../../../core/rest/signUp.ts';

export interface SignUpStep {
  readonly id: 'region' | 'account' | 'person' | 'confirm';
  readonly label: string;
  readonly fields: readonly SignUpField[];
}

export const SIGN_UP_STEPS: readonly SignUpStep[] = [
  { id: 'region', label: 'Region', fields: ['region_code'] },
  { id: 'account', label: 'Account', fields: ['email', 'username', 'password'] },
  {
    id: 'person',
    label: 'About you',
    fields: ['first_name', 'last_name', 'date_of_birth', 'street', 'city', 'postal_code', 'phone'],
  },
  { id: 'confirm', label: 'Confirm', fields: ['accepts_terms', 'email_offers'] },
];

/** The first step with one of these fields; null: none has. */
export function stepOfFields(fields: readonly string[]): number | null {
  const index = SIGN_UP_STEPS.findIndex((step) => step.fields.some((field) => fields.includes(field)));
  return index < 0 ? null : index;
}
