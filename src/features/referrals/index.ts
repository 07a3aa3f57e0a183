import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const pages = lazyModule(() => import('./ui/ReferralPages.tsx'));
const invite = lazyPart(() => pages.load().then((module) => module.InvitePage));
const inAccount = { layout: 'account', guard: { player: true }, saved: 'never' } as const;

/** Inviting friends: the link, and what has become of the invitations. */
export const feature = {
  name: 'referrals',
  // Its award is a bonus bet.
  only: 'sportsbook',
  routes: [
    { ...inAccount, path: 'account/referrals', title: 'Referrals', page: invite },
    { ...inAccount, path: 'account/referrals/invite-friends', title: 'Invite friends', page: invite },
    {
      ...inAccount,
      path: 'account/referrals/in-progress',
      title: 'Referrals in progress',
      page: lazyPart(() => pages.load().then((module) => module.InProgressPage)),
    },
    {
      ...inAccount,
      path: 'account/referrals/completed',
      title: 'Completed referrals',
      page: lazyPart(() => pages.load().then((module) => module.CompletedPage)),
    },
    {
      ...inAccount,
      path: 'account/referafriend',
      title: 'Refer a friend',
      page: invite,
      guard: { player: true, flags: ['referral-program'] },
    },
  ],
} satisfies Feature;
