import * as z from 'zod/mini';

export const SHORTEST_PASSWORD = 10;
/** The most characters in every form: longer ones would cost the server more than a hash. */
export const LONGEST_PASSWORD = 256;
/** A shorter name inside a password is a coincidence. */
const SHORTEST_NAME = 3;

/** Words that the most used passwords are made of; digits and signs around them make no difference. */
const COMMON = new Set(
  (
    'password passw0rd passwort qwerty qwertyuiop qwertz asdfgh asdfghjkl zxcvbn zxcvbnm welcome letmein iloveyou sunshine princess ' +
    'football baseball basketball superman batman dragon monkey master shadow michael trustno abcdef abcdefgh abcdefghij changeme ' +
    'administrator admin sportsbook betting jackpot casino slipstream'
  ).split(' '),
);

/** What a password may not contain. */
export interface PersonalWords {
  readonly username?: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

export interface PasswordRule {
  readonly id: 'length' | 'case' | 'number' | 'personal' | 'common';
  readonly label: string;
  readonly isMet: boolean;
}

function containsPersonal(password: string, words: PersonalWords): boolean {
  const lower = password.toLowerCase();
  const mailbox = words.email?.split('@')[0];
  return [words.username, words.email, mailbox, words.firstName, words.lastName].some((word) => {
    const trimmed = word?.trim().toLowerCase() ?? '';
    return trimmed.length >= SHORTEST_NAME && lower.includes(trimmed);
  });
}

function isCommon(password: string): boolean {
  const core = password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');
  return COMMON.has(core) || /^(.+?)\1+$/.test(password.toLowerCase());
}

/** The rules of a new password, in the order in which the form shows them. */
export function passwordRules(password: string, words: PersonalWords = {}): readonly PasswordRule[] {
  return [
    { id: 'length', label: `${SHORTEST_PASSWORD} or more characters`, isMet: [...password].length >= SHORTEST_PASSWORD },
    { id: 'case', label: 'Upper and lower case', isMet: /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) },
    { id: 'number', label: 'A number', isMet: /\p{Nd}/u.test(password) },
    { id: 'personal', label: 'Not your name or email', isMet: password !== '' && !containsPersonal(password, words) },
    { id: 'common', label: 'Not a common password', isMet: password !== '' && !isCommon(password) },
  ];
}

const TEXTS = {
  empty: 'Please enter a password',
  weak: 'This password does not follow every rule below',
  /** A page that does not know the name shows this rule as met, so the message names it. */
  personal: 'Choose a password without your name or email in it',
  long: `Use at most ${LONGEST_PASSWORD} characters`,
} as const;

/** The message for a new password that breaks a rule; null: it is good. */
export function passwordProblem(password: string, words: PersonalWords = {}): string | null {
  if (password === '') return TEXTS.empty;
  if (password.length > LONGEST_PASSWORD) return TEXTS.long;
  const broken = passwordRules(password, words).filter(({ isMet }) => !isMet);
  if (broken.length === 0) return null;
  return broken.every(({ id }) => id === 'personal') ? TEXTS.personal : TEXTS.weak;
}

/** A new password. @param words as far as the form knows them: the server checks it against all of them. */
export const newPassword = (words: PersonalWords = {}) =>
  z.string(TEXTS.empty).check((context) => {
    const problem = passwordProblem(context.value, words);
    if (problem !== null) context.issues.push({ code: 'custom', message: problem, input: context.value });
  });
