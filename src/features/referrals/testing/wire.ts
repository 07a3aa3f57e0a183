export { fakeServer } from '../../../platform/data/testing/fakeServer.ts';

const FRIEND = {
  name: 'Jordan O.',
  signedUpAt: '2026-11-17T12:00:00Z',
  stepsDone: 1,
  steps: 2,
  stepText: 'Signed up. The deposit has not been bet yet.',
  completedAt: null as string | null,
  award: null as object | null,
};
/** As it is sent. */
export const REFERRALS = {
  code: 'AB2C3D4',
  link: 'http://tsb.localhost/signup?referral=AB2C3D4',
  award: { amount: 2_500 },
  terms: ['One bet of theirs.'],
  inProgress: [FRIEND],
  completed: [{ ...FRIEND, name: 'Alex L.', completedAt: '2026-10-28T12:00:00Z', award: { amount: 2_500 } }],
  earned: { amount: 2_500 },
};
