import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** One chunk: address, documents and closure of an account. */
const account = lazyModule(() => import('./ui/pages.ts'));

const inAccount = { layout: 'account', guard: { player: true }, saved: 'never' } as const;

/** Accounts and what proves whose they are: sign-up, passwords, one-time codes. */
export const feature = {
  name: 'credentials',
  routes: [
    {
      path: 'signup',
      title: 'Sign up',
      saved: 'never',
      layout: 'simple',
      page: lazyPart(() => import('./ui/SignUpPage.tsx').then((module) => module.SignUpPage)),
    },
    {
      path: 'signup/success',
      title: 'Welcome',
      saved: 'never',
      layout: 'simple',
      page: lazyPart(() => import('./ui/SignUpDonePage.tsx').then((module) => module.SignUpDonePage)),
    },
    {
      path: 'forgot-password',
      title: 'Reset your password',
      saved: 'never',
      layout: 'simple',
      page: lazyPart(() => import('./ui/ForgotPasswordPage.tsx').then((module) => module.ForgotPasswordPage)),
    },
    {
      path: 'reset-password',
      title: 'Set a new password',
      saved: 'never',
      layout: 'simple',
      page: lazyPart(() => import('./ui/ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage)),
    },
    {
      ...inAccount,
      path: 'account/update-password',
      title: 'Update password',
      page: lazyPart(() => import('./ui/UpdatePasswordPage.tsx').then((module) => module.UpdatePasswordPage)),
    },
    {
      ...inAccount,
      path: 'account/login-preferences',
      title: 'Login preferences',
      page: lazyPart(() => import('./ui/LoginPreferencesPage.tsx').then((module) => module.LoginPreferencesPage)),
    },
    {
      ...inAccount,
      path: 'account/settings/email',
      title: 'Email preferences',
      saved: 'own',
      page: lazyPart(() => account.load().then((module) => module.EmailPreferencesPage)),
    },
    {
      ...inAccount,
      path: 'account/update-address',
      title: 'Update address',
      page: lazyPart(() => account.load().then((module) => module.AddressPage)),
    },
    {
      ...inAccount,
      path: 'account/settings/close',
      title: 'Close account',
      page: lazyPart(() => account.load().then((module) => module.CloseAccountPage)),
    },
  ],
} satisfies Feature;
