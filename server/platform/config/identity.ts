import { z } from 'zod';
import { BRAND_CODES, type BrandCode } from '../brands.ts';
import { parseHosts } from '../hosts.ts';
import { keys } from './keys.ts';
import { json, port, read, secret, webAddress } from './reading.ts';

/** Codes of brands, separated by commas. Null: one is unknown. */
function parseBrands(text: string): readonly BrandCode[] | null {
  const codes = text.split(',').map((code) => code.trim());
  return codes.every((code) => BRAND_CODES.includes(code)) ? codes : null;
}

const codeText = (byDefault: string) => z.string().min(1).max(300).default(byDefault);
/** Texts about one-time codes. In braces: what is put in. */
const codeTexts = z.strictObject({
  message: codeText('Your code {purpose} is {code}. It works for {minutes} minutes. Never share it.'),
  noPhone: codeText('There is no phone number in your account. Contact Support.'),
  sentTooOften: codeText('Please wait {seconds} seconds before the next code.'),
  notSent: codeText('We couldn’t send a code at the moment. Try again later.'),
  triedTooOften: codeText('Too many tries. Please wait {seconds} seconds.'),
  ended: codeText('That code is no longer valid. Send a new one.'),
  wrong: codeText('That code didn’t match. {tries} left.'),
});

/** What argon2id takes for a password: OWASP's first choice. In production it is at least this (config.ts). */
export const PASSWORD_COST = { memoryKib: 19_456, passes: 2 } as const;

/** Log-ins, sessions and linked accounts. */
export const identity = z
  .object({
    IDENTITY_PORT: port.optional(),
    IDENTITY_HOSTS: read((text) => parseHosts(text, BRAND_CODES), 'must be host names such as tsb=id.tsb.example.com').optional(),
    LOG_IN_BY_REDIRECT: read(parseBrands, 'must be codes of brands such as tsb,hwc').default([]),
    LOGIN_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
    LOGIN_FAILURES_PER_MINUTE: z.coerce.number().int().min(1).default(10),
    LOGIN_QUEUE: z.coerce.number().int().min(0).default(32),
    PASSWORD_MEMORY_KIB: z.coerce.number().int().min(8).max(1_048_576).default(PASSWORD_COST.memoryKib),
    PASSWORD_PASSES: z.coerce.number().int().min(1).max(20).default(PASSWORD_COST.passes),
    TOKEN_KEYS: secret(keys),
    SESSION_RETENTION_DAYS: z.coerce.number().int().min(1).default(400),
    CODE_SECONDS: z.coerce.number().int().min(30).max(3_600).default(300),
    CODE_TRIES: z.coerce.number().int().min(1).max(20).default(5),
    CODE_SENDS: z.coerce.number().int().min(1).max(100).default(5),
    CODE_PROOF_SECONDS: z.coerce.number().int().min(30).max(3_600).default(600),
    CODE_TEXTS: json(codeTexts, 'must be JSON such as {"wrong":"Wrong code. {tries} left."}').default(codeTexts.parse({})),
    LINK_PROVIDER_PORT: port.optional(),
    LINK_PROVIDER_ISSUER: webAddress.optional(),
    LINK_PROVIDER_CLIENT_ID: z.string().min(1).max(200).optional(),
  })
  .refine((values) => (values.LINK_PROVIDER_ISSUER === undefined) === (values.LINK_PROVIDER_CLIENT_ID === undefined), {
    path: ['LINK_PROVIDER_ISSUER'],
    message: 'it goes with LINK_PROVIDER_CLIENT_ID',
  })
  .transform(({ LINK_PROVIDER_ISSUER: issuer, LINK_PROVIDER_CLIENT_ID: clientId, ...values }) => ({
    /** The port of the identity origin, where players log in by redirect. 0: any. Null: the next after `port`, and any where that is taken. */
    identityPort: values.IDENTITY_PORT ?? null,
    /** The host names of the identity origin; null: those of the app, on the identity port. */
    identityHosts: values.IDENTITY_HOSTS ?? null,
    /** Brands whose app sends its players to the identity origin to log in, instead of asking for the password itself. */
    logInByRedirect: values.LOG_IN_BY_REDIRECT,
    login: {
      /** Log-ins from one address, successful and failed. */
      attemptsPerMinute: values.LOGIN_ATTEMPTS_PER_MINUTE,
      /** Failed log-ins from one address. */
      failuresPerMinute: values.LOGIN_FAILURES_PER_MINUTE,
      /** Log-ins that may wait in this process for their password to be checked. */
      queue: values.LOGIN_QUEUE,
    },
    /** What hashing a new password takes; a stored hash names its own cost. */
    passwordCost: { memoryKib: values.PASSWORD_MEMORY_KIB, passes: values.PASSWORD_PASSES },
    /** The keys of access tokens. */
    tokenKeys: values.TOKEN_KEYS,
    /** How long the record of an ended session is stored. */
    sessionRetentionDays: values.SESSION_RETENTION_DAYS,
    oneTimeCodes: {
      seconds: values.CODE_SECONDS,
      /** Wrong codes before a new one has to be sent. */
      tries: values.CODE_TRIES,
      /** Codes sent to one player in a quarter of an hour. */
      sends: values.CODE_SENDS,
      /** How long after a right code the change that needs it may be made. */
      proofSeconds: values.CODE_PROOF_SECONDS,
      texts: values.CODE_TEXTS,
    },
    /** The provider of accounts that players can link. */
    linkProvider: {
      /** The port of the sandbox's own provider; null: two above the app's. */
      port: values.LINK_PROVIDER_PORT ?? null,
      /** A real one, and the operator's client id there. Null: the sandbox's own, or none. */
      real: issuer === undefined || clientId === undefined ? null : { issuer, clientId },
    },
  }));
