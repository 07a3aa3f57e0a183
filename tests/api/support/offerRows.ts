/** Loyalty, promotions, awards and referrals: each player has their own; an account with limited access is shown and given nothing. */
export function offerRows<Outcomes>(everybody: Outcomes, players: Outcomes, full: Outcomes) {
  return {
    'Query.loyalty': { outcomes: everybody },
    'Query.loyaltyRedemption': { args: 'requestId: "none"', outcomes: players },
    'Mutation.redeemLoyalty': { args: 'requestId: "r-1", methodId: "playable-balance", credits: 100', outcomes: full },
    'Query.promotions': { outcomes: everybody },
    'Query.promotion': { args: 'id: "none"', outcomes: everybody },
    'Query.listOnboardingPromotions': { outcomes: everybody },
    'Mutation.promotionEnrollment': { args: 'promotionId: "none"', outcomes: full },
    'Query.referrals': { outcomes: everybody },
    'Mutation.claimCashback': { args: 'awardId: "none"', outcomes: full },
  };
}
