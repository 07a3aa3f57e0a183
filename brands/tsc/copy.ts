import type { Brand } from '../../src/brand/contract.ts';

interface Copy {
  readonly text: Brand['text'];
  readonly promotionFallbacks: Brand['promotionFallbacks'];
  readonly welcomePromo: Brand['welcomePromo'];
  readonly page: Pick<Brand['page'], 'title' | 'description'>;
}

export const copy: Copy = {
  text: {
    tagline: 'The lounge upstairs from tsb.',
    welcome: 'Welcome back to tsc',
    responsibleGaming: {
      title: 'Play in balance',
      subtitle: 'Limits & help',
      limits: { checkIn: 'Check-in frequency', loss: 'Loss', spend: 'Spend' },
    },
    helpline: '21+. Gambling problem? Call 1-800-GAMBLER',
    passwordLinkedAccountResetMessage: null,
  },
  welcomePromo: { lead: 'Welcome in.' },
  promotionFallbacks: {
    logIn: 'Log in to see the offer.',
    notAvailable: 'This offer is not available in the lounge.',
    notFound: 'No Promotion Found',
  },
  page: {
    title: 'tsc: the casino of tsb',
    description:
      'tsc, the lounge upstairs from tsb: its standalone casino for slots, tables and live dealers, with your account and your limits in one window.',
  },
};
