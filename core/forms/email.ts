import * as z from 'zod/mini';
import { isEmpty } from '../isEmpty.ts';

/** The longest that SMTP carries (RFC 5321, section 4.5.3.1.3). */
const LONGEST_EMAIL = 254;
/** One `@`, a dotted domain, no spaces: the mail itself proves the rest. */
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/;

const TEXTS = { empty: 'Please enter your email', invalid: 'Please enter a valid email' } as const;

/** The specification's two messages for an e-mail address, and no other. */
export const email = z.string(TEXTS.empty).check(
  z.trim(),
  z.refine((text) => !isEmpty(text), { error: TEXTS.empty, abort: true }),
  z.refine((text) => text.length <= LONGEST_EMAIL && EMAIL.test(text), TEXTS.invalid),
);
