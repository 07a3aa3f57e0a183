import type { Brand } from '../../src/brand/contract.ts';

interface Copy {
  readonly text: Brand['text'];
  readonly promotionFallbacks: Brand['promotionFallbacks'];
  readonly welcomePromo: Brand['welcomePromo'];
  readonly page: Pick<Brand['page'], 'title' | 'description'>;
}

export const copy: Copy = {
  text: {
    tagline: 'Every line, as it happens.',
    welcome: 'Welcome back to espnbet',
    responsibleGaming: {
      title: 'Play in balance',
      subtitle: 'Limits & help',
      limits: { checkIn: 'Reality check-in', loss: 'Loss', spend: 'Spend' },
    },
    helpline: '21+. Gambling problem? Call 1-800-GAMBLER',
    passwordLinkedAccountResetMessage: 'Linked a sports-media account? Its own password is reset there.',
  },
  welcomePromo: { lead: 'Welcome to the team.' },
  promotionFallbacks: {
    logIn: 'Log in to see the offer.',
    notAvailable: 'This offer is not available.',
    notFound: 'No Promotion Found',
  },
  page: {
    title: 'espnbet: live odds and sports betting',
    description:
      'Bet on every game at espnbet: live odds for NFL, NBA, NHL, soccer, tennis and MMA, straight bets, parlays and your open bets side by side.',
  },
};
