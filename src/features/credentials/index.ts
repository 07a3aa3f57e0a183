import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** Passwords and one-time codes: what proves who a player is. */
export const feature = {
  name: 'credentials',
  routes: [
    {
      path: 'forgot-password',
      title: 'Reset your password',
      layout: 'simple',
      page: lazyPart(() => import('./ui/ForgotPasswordPage.tsx').then(({ ForgotPasswordPage }) => ForgotPasswordPage)),
    },
    {
      path: 'reset-password',
      title: 'Set a new password',
      layout: 'simple',
      page: lazyPart(() => import('./ui/ResetPasswordPage.tsx').then(({ ResetPasswordPage }) => ResetPasswordPage)),
    },
  ],
} satisfies Feature;
