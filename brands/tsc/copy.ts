import type { Brand } from '../../src/brand/contract.ts';

interface Copy {
  readonly text: Brand['text'];
  readonly page: Pick<Brand['page'], 'title' | 'description'>;
}

export const copy: Copy = {
  text: {
    tagline: 'The lounge upstairs from tsb.',
    welcome: 'Welcome back to tsc',
    responsibleGaming: { title: 'Play in balance', subtitle: 'Limits & help' },
    helpline: '21+. Gambling problem? Call 1-800-GAMBLER',
  },
  page: {
    title: 'tsc: live lines and play',
    description:
      'tsc, the lounge upstairs from tsb: tonight’s lines and live odds while the tables are being set, with your betslip and bets in one window.',
  },
};
