import type { Brand } from '../../src/brand/contract.ts';

interface Copy {
  readonly text: Brand['text'];
  readonly page: Pick<Brand['page'], 'title' | 'description'>;
}

export const copy: Copy = {
  text: {
    tagline: 'The house lights are down.',
    welcome: 'Welcome back to hwc',
    responsibleGaming: { title: 'Play in balance', subtitle: 'Limits & help' },
    helpline: '21+. Gambling problem? Call 1-800-GAMBLER',
  },
  page: {
    title: 'hwc: live lines and play',
    description:
      'hwc, the theatre of play: tonight’s lines and live odds while the games are being set, with your betslip and your bets in one window.',
  },
};
