import type { Brand } from '../../src/brand/contract.ts';

interface Copy {
  readonly text: Brand['text'];
  readonly promotionFallbacks: Brand['promotionFallbacks'];
  readonly welcomePromo: Brand['welcomePromo'];
  readonly page: Pick<Brand['page'], 'title' | 'description'>;
}

export const copy: Copy = {
  text: {
    tagline: 'Live odds, straight to the point.',
    welcome: 'Welcome back to tsb',
    responsibleGaming: {
      title: 'Play in balance',
      subtitle: 'Limits & help',
      limits: { checkIn: 'Reality check-in', loss: 'Loss', spend: 'Spend' },
    },
    helpline: '21+. Gambling problem? Call 1-800-GAMBLER',
    passwordLinkedAccountResetMessage: null,
  },
  welcomePromo: { lead: 'You’re in.' },
  promotionFallbacks: {
    logIn: 'Log in to see the offer.',
    notAvailable: 'Offer not available.',
    notFound: 'No Promotion Found',
  },
  page: {
    title: 'tsb: live odds and sports betting',
    description:
      'Live odds and betting on NFL, NBA, NHL, soccer, tennis and MMA at tsb: prices as they move, straight bets, parlays and your open bets in one window.',
  },
};
