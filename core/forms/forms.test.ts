import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { passwordReset, passwordResetForm, passwordUpdate, resetRequest, resetRequestForm } from '../rest/passwords.ts';
import { APP_CLIENT_ID } from '../wire/clientId.ts';
import { fieldMessages } from './fieldErrors.ts';
import { passwordProblem, passwordRules } from './password.ts';
import { readForm } from './readForm.ts';

const unmet = (password: string, words = {}) =>
  passwordRules(password, words)
    .filter(({ isMet }) => !isMet)
    .map(({ id }) => id);

describe('the form of a password reset', () => {
  it('has one message for an empty address and one for an unusable one', () => {
    const message = (email: unknown) => {
      const read = readForm(resetRequestForm, { email });
      return read.ok ? null : read.error.errors.email?.map((error) => error.message);
    };
    for (const empty of ['', '  ', undefined, null, 3]) expect(message(empty), String(empty)).toEqual(['Please enter your email']);
    for (const bad of [
      'maya',
      'maya@x',
      '@x.test',
      'a b@x.test',
      'maya@x..test',
      'a@b@c.test',
      '<a@b.test>',
      `${'a'.repeat(248)}@x.test`,
    ])
      expect(message(bad), bad).toEqual(['Please enter a valid email']);
    for (const good of ['maya@x.test', ' maya@x.test ', 'm.r+1@a-b.co.uk', `${'a'.repeat(247)}@x.test`])
      expect(message(good), good).toBeNull();
  });

  it('gives the address without the spaces around it', () => {
    expect(readForm(resetRequestForm, { email: ' maya@x.test ' })).toEqual({ ok: true, value: { email: 'maya@x.test' } });
  });

  it('is sent with the app’s id, and the new password with the token of the mail', () => {
    const problems = (schema: typeof resetRequest | typeof passwordReset, body: object) => {
      const read = readForm(schema, body);
      return read.ok ? null : Object.keys(read.error.errors);
    };
    expect(problems(resetRequest, { email: 'maya@x.test', client_id: APP_CLIENT_ID })).toBeNull();
    for (const client_id of [undefined, 'another', [APP_CLIENT_ID]])
      expect(problems(resetRequest, { email: 'maya@x.test', client_id }), String(client_id)).toEqual(['client_id']);
    expect(problems(resetRequest, {})).toEqual(['email', 'client_id']);
    expect(problems(passwordReset, { password: 'Tide-Lamp-42', token: 'x' })).toBeNull();
    for (const token of [undefined, 1, ['x'], null])
      expect(problems(passwordReset, { password: 'Tide-Lamp-42', token }), String(token)).toEqual(['token']);
  });
});

describe('a new password', () => {
  it('has ten characters, upper and lower case and a number', () => {
    expect(unmet('Tide-Lamp-42')).toEqual([]);
    expect(unmet('Tide-La42')).toEqual(['length']);
    expect(unmet('tide-lamp-42')).toEqual(['case']);
    expect(unmet('TIDE-LAMP-42')).toEqual(['case']);
    expect(unmet('Tide-Lamp-xx')).toEqual(['number']);
    expect(unmet('')).toEqual(['length', 'case', 'number', 'personal', 'common']);
  });

  it('does not contain the player’s name or e-mail, however it is written', () => {
    const words = { username: 'maya_r', email: 'mreyes94@x.test', firstName: 'Maya', lastName: 'Reyes' };
    for (const password of ['xMAYA-lamp-42', 'Reyes-lamp-42', 'Mreyes94-lamp', 'Maya_r-lamp-42'])
      expect(unmet(password, words), password).toContain('personal');
    expect(unmet('Tide-Lamp-42', words)).toEqual([]);
    // Two letters are in half of all words.
    expect(unmet('Tide-Lamp-42', { firstName: 'Li', lastName: 'Am' })).toEqual([]);
    // A mailbox of two letters is a part of the whole address only.
    expect(unmet('Li@x.test-42', { email: 'li@x.test' })).toEqual(['personal']);
  });

  it('is no common one, and no repetition', () => {
    for (const password of ['Password1234', '123Password!', 'Qwertyuiop1', 'Welcome12345', 'Ab1Ab1Ab1Ab1'])
      expect(unmet(password), password).toContain('common');
  });

  it('a password that breaks a rule has a message', () => {
    expect(passwordProblem('')).toBe('Please enter a password');
    expect(passwordProblem('short')).toMatch(/every rule/);
    expect(passwordProblem(`${'Ab1-'.repeat(64)}x`)).toMatch(/at most 256/);
    expect(passwordProblem('Tide-Lamp-42')).toBeNull();
    expect(passwordProblem('Tide-Walker-42', { lastName: 'Walker' })).toBe('Choose a password without your name or email in it');
    expect(readForm(passwordResetForm, { password: 'short' }).ok).toBe(false);
    expect(readForm(passwordUpdate(), { current_password: '', new_password: 'Tide-Lamp-42' })).toEqual({
      ok: false,
      error: { errors: { current_password: [{ message: 'Please enter your current password' }] } },
    });
  });
});

describe('the messages of a refused form', () => {
  it('are the first of each field', () => {
    expect(fieldMessages({ errors: { email: [{ message: 'a' }, { message: 'b' }], form: [{ message: 'c' }] } })).toEqual({
      email: 'a',
      form: 'c',
    });
  });

  it('are none for an answer of another shape', () => {
    for (const body of [null, 'x', {}, { errors: 'x' }, { errors: { email: 'x' } }, { errors: { email: [{}] } }])
      expect(fieldMessages(body)).toEqual({});
  });
});

it('format characters around a typed text are not read, but for joiners of letters and passwords', () => {
  const read = (input: object) =>
    readForm(z.object({ phone: z.string(), password: z.string() }), { phone: '', password: '', ...input });
  expect(read({ phone: '\u202a(973)5550199\u200e', password: 'a\u200eb' })).toMatchObject({
    value: { phone: '(973)5550199', password: 'a\u200eb' },
  });
  expect(read({ phone: 'می\u200cنا \u200d' })).toMatchObject({ value: { phone: 'می\u200cنا ' } });
});
