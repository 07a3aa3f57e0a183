import { expect, it } from 'vitest';
import { SignUpDonePage } from '../../src/features/credentials/ui/SignUpDonePage.tsx';
import { PlayCreditNote } from '../../src/features/wallet/ui/PlayCreditNote.tsx';
import { read, renderInPage } from '../support/page.tsx';

it.each([
  [10_000, 'Your account begins with $100.00 of play credit It is play money of this sandbox.'],
  [0, null],
  [undefined, null],
])('after a sign-up the page says what the account begins with: %s', (playCreditCents, text) => {
  const state = { firstName: 'Maya', email: 'maya@example.test', playCreditCents };
  renderInPage(<SignUpDonePage />, { state });
  expect(read()).toContain('Thank you, Maya');
  if (text === null) expect(read()).not.toContain('play credit');
  else expect(read()).toContain(text);
});

it.each([
  [10_000, 'You have $100.00 of play credit'],
  [null, null],
])('at the first log-in home says what can be played with: %s', (playCreditCents, text) => {
  renderInPage(<PlayCreditNote />, { player: { account: { playCreditCents } } });
  if (text === null) expect(read()).toBe('');
  else expect(read()).toContain(text);
});
