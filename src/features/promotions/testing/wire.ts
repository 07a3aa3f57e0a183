export { fakeServer } from '../../../platform/data/testing/fakeServer.ts';

/** An offer, as it is sent. */
export const OFFER = {
  id: 'sundays',
  title: 'Parlay Sundays',
  shortDescription: 'One parlay, one boost.',
  tag: 'NFL',
  imageUrl: '/art/promo-night.svg',
  primaryCta: null,
  primaryCtaLink: '/live',
  primaryCtaDeepLink: null,
  deepLink: 'sportsbook://promotions/sundays',
  endsAt: '2027-01-03T05:00:00Z',
  startsAt: null,
  enrollmentStatus: 'Pending',
  state: 'OPEN',
  award: '$10.00 bonus bet',
  requirement: 'Bet $50.00 of your own money in all.',
  costs: ['Only the winnings are paid, not its stake.', 'It ends 7 days after it is added.'],
  progress: { text: '$20.00 of $50.00', percent: 40 } as { text: string; percent: number } | null,
  description: 'One.\nTwo.',
};
