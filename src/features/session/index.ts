import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const start = lazyModule(() => import('./data/startSession.ts').then(({ startSession }) => startSession));

/** Log-in, log-out and the visitor's region. */
export const feature = {
  name: 'session',
  routes: [
    {
      path: 'login',
      title: 'Log in',
      layout: 'simple',
      page: lazyPart(() => import('./ui/LogInPage.tsx').then(({ LogInPage }) => LogInPage)),
    },
    {
      path: 'oauth_callback',
      title: 'Log in',
      layout: 'simple',
      page: lazyPart(() => import('./ui/OauthCallbackPage.tsx').then(({ OauthCallbackPage }) => OauthCallbackPage)),
    },
  ],
  slots: {
    header: lazyPart(() => import('./ui/VisitorButtons.tsx').then(({ VisitorButtons }) => VisitorButtons)),
    footer: lazyPart(() => import('./ui/SessionTimesGate.tsx').then(({ SessionTimesGate }) => SessionTimesGate)),
    drawer: lazyPart(() => import('./ui/SessionEnd.tsx').then(({ SessionEnd }) => SessionEnd)),
  },
  start,
} satisfies Feature;
