import { expect, it } from 'vitest';
import { logInPage } from './authorizePage.ts';

const brand = { name: 'tsb', modes: ['light'], icon: null, styles: [] };

it.each([
  [true, '<p class="lead" role="status" id="problem">Said</p>'],
  [false, '<p class="problem" role="alert" id="problem">Said</p>'],
] as const)('the message that a code was sent is news, and that of a wrong one a problem (%s)', (isNews, line) => {
  const page = logInPage({
    brand,
    clientName: null,
    field: 'f',
    username: 'maya',
    problem: 'Said',
    isNews,
    asksCode: true,
    cancelAddress: '/',
  });
  expect(page).toContain(line);
  expect(page).toContain('autocomplete="one-time-code"');
});
