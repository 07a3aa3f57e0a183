import * as z from 'zod/mini';
import type { FieldErrors } from '../forms/fieldErrors.ts';
import { readForm } from '../forms/readForm.ts';
import { text } from '../forms/text.ts';
import { err, type Result } from '../result.ts';
import { countryOf, minimumAge } from '../texts/signUpCountries.ts';
import { reader } from './reader.ts';

const LONGEST_LINE = 100;
const ZIP = /^\d{5}(-\d{4})?$/;
const POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/;

/** `m5v2t6` becomes `M5V 2T6`. */
function postalCode(typed: string): string {
  const plain = typed.trim().toUpperCase();
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(plain) ? `${plain.slice(0, 3)} ${plain.slice(3)}` : plain;
}

/** The fields of an address, also of a sign-up. */
export const addressFields = {
  region_code: z
    .string('Please choose where you live')
    .check(z.refine((code) => minimumAge(code) !== null, 'Please choose where you live')),
  street: text('street address', LONGEST_LINE),
  city: text('city', LONGEST_LINE),
  postal_code: z.pipe(z.pipe(z.string('Please enter your postal code'), z.transform(postalCode)), text('postal code', 10)),
};

/** A code of the other country, or of none; null: none is missing here. An empty one has its own message. */
export function postalProblem(regionCode: string, typed: string): string | null {
  const country = countryOf(regionCode);
  const code = postalCode(typed);
  if (country === 'US' && code !== '' && !ZIP.test(code)) return 'Please enter a valid ZIP code';
  return country === 'CA' && code !== '' && !POSTAL_CODE.test(code) ? 'Please enter a valid postal code' : null;
}

const address = z.object(addressFields);
/** `PATCH /i/address`, and its answer. */
export type Address = z.infer<typeof address>;

/** Reads an address, on either side. */
export function readAddress(input: unknown): Result<Address, FieldErrors> {
  const read = readForm(address, input);
  const { region_code: region, postal_code: code } = Object(input) as Readonly<Record<string, unknown>>;
  const problem = postalProblem(typeof region === 'string' ? region : '', typeof code === 'string' ? code : '');
  if (problem === null) return read;
  return err({ errors: { postal_code: [{ message: problem }], ...(read.ok ? {} : read.error.errors) } });
}

/** `GET /i/address`. An account that was not opened by a sign-up has a region alone. */
const knownAddress = z.object({
  region_code: z.string(),
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  /** The time of the last change; null: it is that of the sign-up. */
  changed_at: z.nullable(z.string()),
});
export type KnownAddress = z.infer<typeof knownAddress>;
export const readKnownAddress = reader(knownAddress);
