export { fakeServer } from '../../../platform/data/testing/fakeServer.ts';

const balance = (text: string) => ({ balance: text, tooltip: `About ${text}` });

const CREDITS = {
  credits: 500,
  owedCredits: 0,
  redeemable: true,
  errors: [] as readonly { errorType: string; message: string }[],
  pennCashRedemptionMethods: [
    {
      id: 'playable-balance',
      title: 'Playable balance',
      lineItems: ['100 points give $1.00'],
      centsPer100Credits: 100,
      minimumCredits: 100,
    },
    {
      id: 'promotional-credits',
      title: 'Site credit',
      lineItems: ['100 points give $1.20', 'Only winnings are paid'],
      centsPer100Credits: 120,
      minimumCredits: 100,
    },
  ],
};

/** The answer of the loyalty service, as it is sent. */
export const LOYALTY = {
  ...CREDITS,
  tierName: 'PREFERRED',
  nextTierName: 'ELITE',
  pointsToNextTier: 1_820,
  tierPoints: 3_180,
  tierThrough: '2027-12-31',
  tierBounds: { lowerBound: 1_500, upperBound: 5_000 },
  tiers: [
    ['PLAY', 0],
    ['ADVANTAGE', 500],
    ['PREFERRED', 1_500],
    ['ELITE', 5_000],
    ['OWNERS_CLUB', 25_000],
  ].map(([tierName, fromPoints]) => ({ tierName, fromPoints })),
  balances: {
    mycash: balance('$5.00'),
    mycashPlayableCredit: balance('$25.00'),
    mycashOther: balance('$0.00'),
    pennplayCredits: balance('500'),
  },
  mychoiceId: '7100000042',
  pointsEarningMethods: [{ title: 'Sports', description: '1 point for each $1', icon: 'ticket' }],
};
