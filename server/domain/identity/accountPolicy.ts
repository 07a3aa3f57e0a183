import type { AttemptRules } from './attemptRules.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 3600;

/** How long each thing is valid, by the business clock. */
export const ACCOUNT_POLICY = {
  /** The reset mail says so. */
  resetSeconds: 30 * 60,
} as const;

/** The text for somebody who logs in to an account that its owner closed. */
export const ACCOUNT_CLOSED = 'This account is closed. Contact Support to ask about it.';

/** What strangers, and a stolen session, may try how often (docs/SECURITY.md). An address may be a whole office. */
const ATTEMPT_RULES = {
  'password-reset-request': {
    address: { count: 20, windowSeconds: HOUR },
    nameAtAddress: { count: 5, windowSeconds: QUARTER_HOUR },
    name: { freeFailures: 5, windowSeconds: HOUR, longestDelaySeconds: 60 },
  },
  'password-reset': {
    address: { count: 30, windowSeconds: HOUR },
    nameAtAddress: { count: 10, windowSeconds: QUARTER_HOUR },
    name: { freeFailures: 10, windowSeconds: HOUR, longestDelaySeconds: 60 },
  },
  /** Tries of the player who is logged in: wrong present passwords of a stolen session. */
  'password-update': {
    address: { count: 30, windowSeconds: HOUR },
    nameAtAddress: { count: 5, windowSeconds: QUARTER_HOUR },
    name: { freeFailures: 5, windowSeconds: QUARTER_HOUR, longestDelaySeconds: 60 },
  },
  /** Tries of the player who is logged in: each begins a check at the provider, which costs money. */
  'document-check': {
    address: { count: 30, windowSeconds: HOUR },
    nameAtAddress: { count: 10, windowSeconds: HOUR },
    name: { freeFailures: 10, windowSeconds: HOUR, longestDelaySeconds: 60 },
  },
  'sign-up': {
    address: { count: 30, windowSeconds: HOUR },
    nameAtAddress: { count: 10, windowSeconds: QUARTER_HOUR },
    name: { freeFailures: 10, windowSeconds: HOUR, longestDelaySeconds: 60 },
  },
  /** Each costs a text message or a call. */
  'code-send': {
    address: { count: 60, windowSeconds: HOUR },
    nameAtAddress: { count: 5, windowSeconds: QUARTER_HOUR },
    name: { freeFailures: 5, windowSeconds: HOUR, longestDelaySeconds: 60 },
  },
  /** Sending another code gives five more tries, so that tries are limited by player, too. */
  'code-verify': {
    address: { count: 120, windowSeconds: HOUR },
    nameAtAddress: { count: 15, windowSeconds: QUARTER_HOUR },
    name: { freeFailures: 15, windowSeconds: HOUR, longestDelaySeconds: 60 },
  },
  /** Guesses at codes of promotions. */
  'promo-code': {
    address: { count: 120, windowSeconds: HOUR },
    nameAtAddress: { count: 20, windowSeconds: QUARTER_HOUR },
    name: { freeFailures: 20, windowSeconds: HOUR, longestDelaySeconds: 60 },
  },
} as const satisfies Record<string, AttemptRules>;

export type AttemptKind = keyof typeof ATTEMPT_RULES;

/** The rules where the operator has set how many codes a player may be sent in a quarter of an hour. */
export function attemptRules(codeSends: number): Readonly<Record<AttemptKind, AttemptRules>> {
  const { address, nameAtAddress, name } = ATTEMPT_RULES['code-send'];
  const codes = { address, nameAtAddress: { ...nameAtAddress, count: codeSends }, name: { ...name, freeFailures: codeSends } };
  return { ...ATTEMPT_RULES, 'code-send': codes };
}
