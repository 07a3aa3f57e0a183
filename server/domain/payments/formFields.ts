import type { ProviderCode } from '../../../core/wallet/providerCodes.ts';
import type { PaymentDirection } from './payment.ts';
import type { PaymentFault } from './paymentFaults.ts';

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'TEXT' | 'SELECT' | 'EMAIL';
  readonly required: boolean;
  /** A regular expression for the whole value. */
  readonly pattern: string | null;
  readonly patternError: string | null;
  readonly maxLength: number | null;
  readonly hint: string | null;
  /** The choices of a SELECT. */
  readonly options: readonly string[];
}

function field(name: string, label: string, more: Partial<FormField> = {}): FormField {
  const none = { pattern: null, patternError: null, maxLength: 80, hint: null, options: [] };
  return { name, label, kind: 'TEXT', required: true, ...none, ...more };
}

const digits = (pattern: string, patternError: string, maxLength: number) => ({ pattern, patternError, maxLength });

const HOLDER = field('accountHolder', 'Account holder', { hint: 'As your bank writes it' });
const BANK = field('bankName', 'Bank');

const WIRE_US: readonly FormField[] = [
  HOLDER,
  BANK,
  field('routingNumber', 'Routing number', digits('\\d{9}', 'A routing number has 9 digits', 9)),
  field('accountNumber', 'Account number', digits('\\d{4,17}', 'An account number has 4 to 17 digits', 17)),
  field('accountType', 'Account type', { kind: 'SELECT', options: ['Checking', 'Savings'] }),
  field('bankCity', 'City of the bank', { required: false }),
];
const WIRE_CA: readonly FormField[] = [
  HOLDER,
  BANK,
  field('institutionNumber', 'Institution number', digits('\\d{3}', 'An institution number has 3 digits', 3)),
  field('transitNumber', 'Transit number', digits('\\d{5}', 'A transit number has 5 digits', 5)),
  field('accountNumber', 'Account number', digits('\\d{7,12}', 'An account number has 7 to 12 digits', 12)),
];
/** Who sends it, so that it can be found when it comes. */
const WIRE_DEPOSIT: readonly FormField[] = [HOLDER, BANK];
const INTERAC: readonly FormField[] = [
  field('email', 'E-mail address', {
    kind: 'EMAIL',
    maxLength: 254,
    hint: 'The one that your bank knows for Interac',
    pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+',
    patternError: 'Please enter a valid email address',
  }),
];

/** Fields of the provider's form; none: it has no form. @param regionCode of the player, ISO 3166-2. */
export function formFields(code: ProviderCode, direction: PaymentDirection, regionCode: string): readonly FormField[] {
  if (code === 'INTERAC') return INTERAC;
  if (code !== 'WIRE_TRANSFER') return [];
  if (direction === 'DEPOSIT') return WIRE_DEPOSIT;
  return regionCode.startsWith('CA-') ? WIRE_CA : WIRE_US;
}

export type FieldValues = Readonly<Record<string, string>>;

function fieldError({ label, required, pattern, patternError, maxLength, options }: FormField, value: string): string | null {
  if (value === '') return required ? `Please enter: ${label}` : null;
  if (maxLength !== null && value.length > maxLength) return `${label}: at most ${maxLength} characters`;
  if (options.length > 0 && !options.includes(value)) return `Please choose: ${label}`;
  // Control characters are in no name and no number.
  const isPlain = !/\p{Cc}/u.test(value);
  return isPlain && (pattern === null || new RegExp(`^(?:${pattern})$`).test(value))
    ? null
    : (patternError ?? `Please check: ${label}`);
}

/** The values without spaces around them, each of a known field once, or what is wrong with them. */
export function readFields(
  fields: readonly FormField[],
  given: readonly { readonly name: string; readonly value: string }[],
): { readonly values: FieldValues; readonly faults: readonly PaymentFault[] } {
  const byName = new Map(given.map(({ name, value }) => [name, value.trim()]));
  const faults: PaymentFault[] = given
    .filter(
      ({ name }, index) =>
        !fields.some((field) => field.name === name) || given.findIndex((other) => other.name === name) !== index,
    )
    .map(({ name }) => ({ code: 'FIELD_INVALID', field: name.slice(0, 80), message: 'There is no such field' }));
  const values: Record<string, string> = {};
  for (const each of fields) {
    const value = byName.get(each.name) ?? '';
    const message = fieldError(each, value);
    if (message !== null) faults.push({ code: 'FIELD_INVALID', field: each.name, message });
    else if (value !== '') values[each.name] = value;
  }
  return { values, faults };
}
