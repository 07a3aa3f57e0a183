import { describe, expect, it } from 'vitest';
import { readSignUp } from './signUp.ts';

const TODAY = '2026-11-22';
const GOOD = {
  region_code: 'US-PA',
  email: 'maya.reyes@example.test',
  username: 'maya_r',
  password: 'Tide-Lamp-42',
  first_name: 'Maya',
  last_name: 'Reyes',
  date_of_birth: '1994-04-18',
  street: '218 Harbor Way',
  city: 'Erie',
  postal_code: '16507',
  phone: '(814) 555-0142',
  accepts_terms: true,
  email_offers: false,
};
const IN_ONTARIO = { ...GOOD, region_code: 'CA-ON', city: 'Toronto', postal_code: 'm5v2t6' };

/** The message of each field. */
function problems(change: Readonly<Record<string, unknown>>, base: Readonly<Record<string, unknown>> = GOOD) {
  const read = readSignUp({ ...base, ...change }, TODAY);
  if (read.ok) return {};
  return Object.fromEntries(Object.entries(read.error.errors).map(([field, [first]]) => [field, first?.message]));
}

describe('a sign-up', () => {
  it('gives phone number and postal code in one way of writing', () => {
    expect(readSignUp(GOOD, TODAY)).toEqual({ ok: true, value: { ...GOOD, phone: '+18145550142' } });
    expect(readSignUp(IN_ONTARIO, TODAY)).toMatchObject({ ok: true, value: { postal_code: 'M5V 2T6' } });
    for (const phone of ['814-555-0142', '1 814 555 0142', '+1 (814) 555.0142'])
      expect(readSignUp({ ...GOOD, phone }, TODAY), phone).toMatchObject({ ok: true, value: { phone: '+18145550142' } });
  });

  it('is for people of the age of their region, from their birthday on', () => {
    expect(problems({ date_of_birth: '2005-11-22' })).toEqual({});
    expect(problems({ date_of_birth: '2005-11-23' })).toEqual({ date_of_birth: 'You need to be 21 or older' });
    expect(problems({ date_of_birth: '2007-11-22' }, IN_ONTARIO)).toEqual({});
    expect(problems({ date_of_birth: '2007-11-23' }, IN_ONTARIO)).toEqual({ date_of_birth: 'You need to be 19 or older' });
    expect(problems({ date_of_birth: '2004-02-29' })).toEqual({});
  });

  it('has a date of birth that the calendar has', () => {
    for (const date_of_birth of ['1994-02-30', '1994-13-01', '94-01-01', '18/04/1994', 'x'])
      expect(problems({ date_of_birth }), date_of_birth).toEqual({ date_of_birth: 'Please enter a valid date of birth' });
  });

  it('has a postal code of its country', () => {
    expect(problems({ postal_code: 'M5V 2T6' })).toEqual({ postal_code: 'Please enter a valid ZIP code' });
    expect(problems({ postal_code: '16507-1234' })).toEqual({});
    expect(problems({ postal_code: '16507' }, IN_ONTARIO)).toEqual({ postal_code: 'Please enter a valid postal code' });
  });

  it('is for regions of the United States and Canada only', () => {
    for (const region_code of ['', 'DE-BE', 'GB', undefined])
      expect(problems({ region_code })).toMatchObject({ region_code: 'Please choose where you live' });
  });

  it('has one message for each field that is missing', () => {
    const all = problems(Object.fromEntries(Object.keys(GOOD).map((field) => [field, undefined])));
    expect(Object.keys(all).sort()).toEqual(Object.keys(GOOD).sort());
    const empty = problems(Object.fromEntries(Object.keys(GOOD).map((field) => [field, ''])));
    expect(empty.phone).toBe('Please enter your mobile number');
    expect(empty.email).toBe('Please enter your email');
    expect(empty.street).toBe('Please enter your street address');
  });

  it('has names, numbers and a username that can be such', () => {
    expect(problems({ first_name: 'Zoë-Ann', last_name: "O'Brien Müller Jr." })).toEqual({});
    for (const last_name of ['’Atef', "'Atef", 'Gal·la', 'McDonald (Smith)', 'Ünal, PhD', '李'])
      expect(problems({ last_name }), last_name).toEqual({});
    for (const first_name of ['<b>', 'Smith3', '-', 'a'.repeat(51)])
      expect(problems({ first_name }), first_name).toEqual({ first_name: 'Please enter a valid first name' });
    expect(problems({ street: '1 '.repeat(60) })).toEqual({ street: 'Please enter a valid street address' });
    for (const username of ['ab', 'a b c', 'maya@x.test', `m${'a'.repeat(30)}`])
      expect(problems({ username }), username).toHaveProperty('username');
    for (const phone of ['555-0142', '114-555-0142', '+44 20 7946 0000'])
      expect(problems({ phone }), phone).toEqual({ phone: 'Please enter a valid mobile number' });
  });

  it.each(['Maya_R-Lamp-42', 'Xmaya.reyes-42', 'Tide-Noor-42', 'Tide-Haddad-42'])(
    'has a password without the names of the person: not %s',
    (password) => {
      const names = { first_name: 'Noor', last_name: 'Haddad' };
      expect(problems({ ...names, password: 'Tide-Lamp-42' })).toEqual({});
      expect(Object.keys(problems({ ...names, password }))).toEqual(['password']);
    },
  );

  it('has consent to the terms', () => {
    expect(problems({ accepts_terms: false })).toEqual({ accepts_terms: 'Please agree to the terms to continue' });
  });
});
