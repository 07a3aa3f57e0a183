import { account } from './contexts/account.ts';
import { bets } from './contexts/bets.ts';
import { betslip } from './contexts/betslip.ts';
import { cashout } from './contexts/cashout.ts';
import { casino } from './contexts/casino.ts';
import type { Context } from './contexts/context.ts';
import { dialogs } from './contexts/dialogs.ts';
import { edge } from './contexts/edge.ts';
import { fanHub } from './contexts/fanHub.ts';
import { favourites } from './contexts/favourites.ts';
import { featuredBets } from './contexts/featuredBets.ts';
import { history } from './contexts/history.ts';
import { houseRules } from './contexts/houseRules.ts';
import { identity } from './contexts/identity.ts';
import { jobs } from './contexts/jobs.ts';
import { linking } from './contexts/linking.ts';
import { location } from './contexts/location.ts';
import { lounge } from './contexts/lounge.ts';
import { loyalty } from './contexts/loyalty.ts';
import { messages } from './contexts/messages.ts';
import { payments } from './contexts/payments.ts';
import { priceAlerts } from './contexts/priceAlerts.ts';
import { promotions } from './contexts/promotions.ts';
import { push } from './contexts/push.ts';
import { referrals } from './contexts/referrals.ts';
import { type Complete, gatherResolvers } from './contexts/rootFields.ts';
import { saferPlay } from './contexts/saferPlay.ts';
import { search } from './contexts/search.ts';
import { settlement } from './contexts/settlement.ts';
import { sharing } from './contexts/sharing.ts';
import { sports } from './contexts/sports.ts';
import { startup } from './contexts/startup.ts';
import { streaming } from './contexts/streaming.ts';
import { tournaments } from './contexts/tournaments.ts';

const doors = [
  account,
  bets,
  betslip,
  cashout,
  casino,
  dialogs,
  edge,
  fanHub,
  favourites,
  featuredBets,
  history,
  houseRules,
  identity,
  jobs,
  linking,
  location,
  lounge,
  loyalty,
  messages,
  payments,
  priceAlerts,
  promotions,
  push,
  referrals,
  saferPlay,
  search,
  settlement,
  sharing,
  sports,
  startup,
  streaming,
  tournaments,
] as const;

/** All contexts of the server. A field of the contract that none of them answers, or two, does not compile. */
export const contexts: readonly Context[] = doors satisfies Complete<typeof doors>;

export const resolvers = gatherResolvers(contexts);
