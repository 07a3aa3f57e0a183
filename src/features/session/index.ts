import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const start = lazyModule(() => import('./data/startSession.ts').then((module) => module.startSession));

/** Log-in, log-out and the visitor's region. */
export const feature = {
  name: 'session',
  routes: [
    {
      path: 'login',
      title: 'Log in',
      layout: 'simple',
      saved: 'never',
      page: lazyPart(() => import('./ui/LogInPage.tsx').then((module) => module.LogInPage)),
    },
    {
      path: 'oauth_callback',
      title: 'Log in',
      layout: 'simple',
      saved: 'never',
      page: lazyPart(() => import('./ui/OauthCallbackPage.tsx').then((module) => module.OauthCallbackPage)),
    },
  ],
  slots: {
    header: lazyPart(() => import('./ui/VisitorButtons.tsx').then((module) => module.VisitorButtons)),
    footer: lazyPart(() => import('./ui/SessionTimesGate.tsx').then((module) => module.SessionTimesGate)),
    drawer: lazyPart(() => import('./ui/SessionEnd.tsx').then((module) => module.SessionEnd)),
  },
  start,
  playerStart: lazyModule(() => import('./data/strongAuthOff.ts').then((module) => module.startStrongAuthOff)),
} satisfies Feature;
