import type { UseFormReturn } from 'react-hook-form';
import type { SignUp } from '../../../../core/rest/signUp.ts';
import type { SignUpCountry } from '../../../../core/texts/signUpCountries.ts';
import type { Region } from '../logic/regions.ts';

/** Texts as typed; the schema gives them one way of writing. */
export type SignUpValues = Omit<SignUp, 'accepts_terms'> & { readonly accepts_terms: boolean };

export interface StepProps {
  readonly form: UseFormReturn<SignUpValues>;
  readonly regions: readonly Region[];
  readonly country: SignUpCountry;
  readonly onCountry: (country: SignUpCountry) => void;
  /** Where the visitor seems to be, if an account can be opened there. */
  readonly found: Region | null;
}
