import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { personalWordsOf } from '../../../../core/rest/signUp.ts';
import { minimumAge, SIGN_UP_COUNTRIES, type SignUpCountry } from '../../../../core/texts/signUpCountries.ts';
import { textLink } from '../../../ui/authStyles.ts';
import { useBrand } from '../../../ui/brandContext.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { OptionCard } from '../../../ui/OptionCard.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { regionsOf } from '../logic/regions.ts';
import type { SignUpStep } from '../logic/signUpSteps.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import type { StepProps } from './stepProps.ts';

const pair = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 12,
  '@tiny': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const countries = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 8,
  border: 0,
  margin: 0,
  padding: 0,
});

const COUNTRY_NAMES: Record<SignUpCountry, string> = { US: 'United States', CA: 'Canada' };
const REGION_WORDS: Record<SignUpCountry, { readonly region: string; readonly postalCode: string }> = {
  US: { region: 'State', postalCode: 'ZIP' },
  CA: { region: 'Province', postalCode: 'Postal code' },
};

function RegionFields({ form, regions, country, onCountry }: StepProps) {
  const code = form.watch('region_code');
  const chosen = regions.find((region) => region.code === code);
  const age = minimumAge(code);
  return (
    <>
      <fieldset className={countries} aria-label="Country">
        {SIGN_UP_COUNTRIES.map((each) => (
          <OptionCard
            key={each}
            name="country"
            title={COUNTRY_NAMES[each]}
            checked={each === country}
            onChange={() => {
              onCountry(each);
              form.setValue('region_code', '');
            }}
          />
        ))}
      </fieldset>
      <SelectField
        label={REGION_WORDS[country].region}
        autoComplete="address-level1"
        error={form.formState.errors.region_code?.message}
        {...form.register('region_code')}
      >
        <option value="">Choose…</option>
        {regionsOf(regions, country).map((region) => (
          <option key={region.code} value={region.code}>
            {region.name}
          </option>
        ))}
      </SelectField>
      {chosen && age !== null && (
        <Note tone="neutral" title={`You need to be ${age} or older`}>
          In {chosen.name}. The age follows the region you pick.
        </Note>
      )}
    </>
  );
}

function AccountFields({ form }: StepProps) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField label="Password" autoComplete="new-password" error={errors.password?.message} {...register('password')} />
      <PasswordRules password={watch('password')} words={personalWordsOf(watch())} />
    </>
  );
}

function PersonFields({ form, country }: StepProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className={pair}>
        <TextField label="First name" autoComplete="given-name" error={errors.first_name?.message} {...register('first_name')} />
        <TextField label="Last name" autoComplete="family-name" error={errors.last_name?.message} {...register('last_name')} />
      </div>
      <TextField
        label="Date of birth"
        type="date"
        autoComplete="bday"
        error={errors.date_of_birth?.message}
        {...register('date_of_birth')}
      />
      <TextField label="Street address" autoComplete="street-address" error={errors.street?.message} {...register('street')} />
      <div className={pair}>
        <TextField label="City" autoComplete="address-level2" error={errors.city?.message} {...register('city')} />
        <TextField
          label={REGION_WORDS[country].postalCode}
          autoComplete="postal-code"
          error={errors.postal_code?.message}
          {...register('postal_code')}
        />
      </div>
      <TextField
        label="Mobile"
        type="tel"
        autoComplete="tel-national"
        placeholder="(814) 555-0142"
        error={errors.phone?.message}
        {...register('phone')}
      />
    </>
  );
}

function ConfirmFields({ form }: StepProps) {
  const { links } = useBrand();
  const { register, formState, watch } = form;
  const age = minimumAge(watch('region_code'));
  return (
    <>
      <Checkbox
        label={`I’m ${age} or older and agree to the Terms and Privacy Policy.`}
        more={
          <>
            {' '}
            Read the{' '}
            <Link className={textLink} to={links.termsOfUse} target="_blank">
              Terms
            </Link>{' '}
            and the{' '}
            <Link className={textLink} to={links.privacyPolicy} target="_blank">
              Privacy Policy
            </Link>
            .
          </>
        }
        error={formState.errors.accepts_terms?.message}
        {...register('accepts_terms')}
      />
      <Checkbox label="Send me offers by email. You can stop any time." {...register('email_offers')} />
    </>
  );
}

interface StepPart {
  readonly title: string;
  readonly lead: (props: Pick<StepProps, 'found'>) => string;
  readonly Fields: ComponentType<StepProps>;
}

/** What each step shows. */
export const STEP_PARTS: Record<SignUpStep['id'], StepPart> = {
  region: {
    title: 'Where do you live?',
    lead: ({ found }) =>
      found === null ? 'Accounts are for people who live in these regions.' : `We found ${found.name}. Change it if that’s wrong.`,
    Fields: RegionFields,
  },
  account: { title: 'Create your login', lead: () => 'Use an email you check.', Fields: AccountFields },
  person: { title: 'About you', lead: () => 'By law we need to know who plays.', Fields: PersonFields },
  confirm: { title: 'Almost there', lead: () => 'Check the terms, and your account is open.', Fields: ConfirmFields },
};
