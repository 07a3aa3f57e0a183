import type { Brand } from '../../src/brand/contract.ts';

interface Copy {
  readonly text: Brand['text'];
  readonly promotionFallbacks: Brand['promotionFallbacks'];
  readonly welcomePromo: Brand['welcomePromo'];
  readonly page: Pick<Brand['page'], 'title' | 'description'>;
}

export const copy: Copy = {
  text: {
    tagline: 'The house lights are down.',
    welcome: 'Welcome back to hwc',
    responsibleGaming: {
      title: 'Play in balance',
      subtitle: 'Limits & help',
      limits: { checkIn: 'Reality check-in', loss: 'Loss', spend: 'Spend' },
    },
    helpline: '21+. Gambling problem? Call 1-800-GAMBLER',
    passwordLinkedAccountResetMessage: null,
  },
  welcomePromo: { lead: 'Welcome to the floor.' },
  promotionFallbacks: {
    logIn: 'Log in to see the offer that waits for you.',
    notAvailable: 'This offer has left the stage.',
    notFound: 'No Promotion Found',
  },
  page: {
    title: 'hwc: the casino of espnbet',
    description:
      'hwc, the theatre of play: the standalone casino of espnbet, a stage of its own for slots, tables and jackpots, with your account and your limits in one window.',
  },
};
