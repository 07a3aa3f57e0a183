import * as z from 'zod/mini';
import { email } from '../forms/email.ts';
import type { FieldErrors } from '../forms/fieldErrors.ts';
import { type PersonalWords, passwordProblem } from '../forms/password.ts';
import { readForm } from '../forms/readForm.ts';
import { text } from '../forms/text.ts';
import { err, type Result } from '../result.ts';
import { ageOn, minimumAge } from '../texts/signUpCountries.ts';
import { addressFields, postalProblem } from './address.ts';
import { reader } from './reader.ts';

const LONGEST_NAME = 50;
/** Any name that a person has: only digits, control characters and markup make none. */
const NAME = /^(?=.*\p{L})[^\p{N}\p{Cc}<>]+$/u;
const USERNAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{2,29}$/;
/** North American numbers: area and exchange begin with 2 to 9. */
const PHONE = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/** `(814) 555-0142` becomes `+18145550142`; any other text stays as it is, and is refused. */
function phoneNumber(text: string): string {
  const digits = text.replace(/[\s().-]/g, '');
  if (/^\d{10}$/.test(digits)) return `+1${digits}`;
  return /^1\d{10}$/.test(digits) ? `+${digits}` : digits;
}

/** A date of the calendar: 30 February is none. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const fields = z.object({
  region_code: addressFields.region_code,
  email,
  username: text('username', 30).check(
    z.refine((name) => name === '' || USERNAME.test(name), 'Use 3 to 30 letters, digits, dots, dashes or underscores'),
  ),
  password: z.string('Please enter a password'),
  first_name: text('first name', LONGEST_NAME, NAME),
  last_name: text('last name', LONGEST_NAME, NAME),
  date_of_birth: z.string('Please enter your date of birth').check(
    z.refine((date) => date !== '', { error: 'Please enter your date of birth', abort: true }),
    z.refine(isDate, 'Please enter a valid date of birth'),
  ),
  street: addressFields.street,
  city: addressFields.city,
  postal_code: addressFields.postal_code,
  phone: z.pipe(z.pipe(z.string('Please enter your mobile number'), z.transform(phoneNumber)), text('mobile number', 16, PHONE)),
  accepts_terms: z.literal(true, 'Please agree to the terms to continue'),
  email_offers: z.boolean('Must be true or false'),
  /** The code of the link that led here. One that nobody has is ignored: an account is opened all the same. */
  referral_code: z.optional(z.string().check(z.maxLength(40))),
});

/** Everything that a person types to open an account; phone numbers and postal codes in one way of writing. */
export type SignUp = z.infer<typeof fields>;
export type SignUpField = keyof SignUp;

function typed(input: unknown, field: SignUpField): string {
  const value: unknown = (Object(input) as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : '';
}

/** What the password of a sign-up may not contain: on every screen of the form the same. */
export function personalWordsOf(input: unknown): PersonalWords {
  const [username, email] = [typed(input, 'username'), typed(input, 'email')];
  return { username, email, firstName: typed(input, 'first_name'), lastName: typed(input, 'last_name') };
}

/** Rules over several fields. A field that is empty has its own message already. */
function crossProblems(input: unknown, today: string): Readonly<Partial<Record<SignUpField, string>>> {
  const value = (field: SignUpField) => typed(input, field);
  const problems: Partial<Record<SignUpField, string>> = {};
  const password = passwordProblem(value('password'), personalWordsOf(input));
  if (password !== null) problems.password = password;
  const age = minimumAge(value('region_code'));
  const birth = value('date_of_birth');
  if (age !== null && isDate(birth) && ageOn(today, birth) < age) problems.date_of_birth = `You need to be ${age} or older`;
  const postal = postalProblem(value('region_code'), value('postal_code'));
  if (postal !== null) problems.postal_code = postal;
  return problems;
}

/**
 * Reads a sign-up, on either side.
 * @param today `YYYY-MM-DD`, as of `signUpDate`.
 */
export function readSignUp(input: unknown, today: string): Result<SignUp, FieldErrors> {
  const read = readForm(fields, input);
  const cross = Object.entries(crossProblems(input, today)).map(([field, message]) => [field, [{ message }]] as const);
  if (read.ok && cross.length === 0) return read;
  const own = read.ok ? {} : read.error.errors;
  return err({ errors: { ...Object.fromEntries(cross), ...own } });
}

/** The answer to a sign-up. */
const signUpAnswer = z.object({
  /** What the new account begins with: play money of a sandbox; 0: nothing. */
  play_credit_cents: z.number(),
});
export type SignUpAnswer = Readonly<z.infer<typeof signUpAnswer>>;
export const readSignUpAnswer = reader(signUpAnswer);
