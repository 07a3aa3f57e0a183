import { expect, it } from 'vitest';
import { SignUpDonePage } from '../../src/features/credentials/ui/SignUpDonePage.tsx';
import { PlayCreditNote } from '../../src/features/wallet/ui/PlayCreditNote.tsx';
import { freshDevice } from '../support/fakeServices.ts';
import { press, read, renderInPage } from '../support/page.tsx';

it.each([
  [10_000, 'Your account begins with $100.00 of play money It is play money of this sandbox.'],
  [0, null],
  [undefined, null],
])('after a sign-up the page says what the account begins with: %s', (playCreditCents, text) => {
  const state = { firstName: 'Maya', email: 'maya@example.test', playCreditCents };
  renderInPage(<SignUpDonePage />, { state });
  expect(read()).toContain('Thank you, Maya');
  if (text === null) expect(read()).not.toContain('of play money');
  else expect(read()).toContain(text);
});

const balances = (totalPlayableCents: number) => ({
  totalPlayableCents,
  playableCents: 0,
  withdrawableCents: 0,
  restrictedCents: 0,
  bonusCents: 0,
});

it.each([
  ['what the ledger holds now', 10_000, 15_000, 'You have $150.00 of play money'],
  ['nothing once all of it is staked', 10_000, 0, ''],
  ['nothing after the first log-in', null, 15_000, ''],
])('at the first log-in home says what can be played with: %s', (_name, playCreditCents, playableCents, text) => {
  renderInPage(<PlayCreditNote />, {
    services: freshDevice(),
    player: { account: { playCreditCents }, balances: balances(playableCents) },
  });
  if (text === '') expect(read()).toBe('');
  else expect(read()).toContain(text);
});

it('the note of the play money stays closed once it is dismissed', () => {
  renderInPage(<PlayCreditNote />, {
    services: freshDevice(),
    player: { account: { playCreditCents: 10_000 }, balances: balances(10_000) },
  });
  press('Dismiss: play money');
  expect(read()).toBe('');
});
