import type { LoggedIn, TestApi } from '../../support/buildTestApi.ts';
import { FIXTURE } from '../../support/catalogueFixture.ts';

/** The rows of the authorization matrix for competitions, statistics and what a player stars. */
export function sportRows<Outcomes>({ everybody, players, full }: Readonly<Record<'everybody' | 'players' | 'full', Outcomes>>) {
  return {
    'Query.competitionSections': { args: 'view: HOME', outcomes: everybody },
    'Query.competition': { args: 'sport: "football", organization: "usa", competition: "nfl"', outcomes: everybody },
    'Query.search': { args: 'term: "bills"', outcomes: everybody },
    'Query.eventStatistics': { args: `eventId: "${FIXTURE.bills.eventId}"`, outcomes: everybody },
    'Query.standings': { args: 'competitionId: "nfl"', outcomes: everybody },
    'Query.favourites': { outcomes: players },
    'Mutation.setFavourite': { args: 'id: "competition:nfl", favourite: false', outcomes: full },
    'Subscription.favouritesUpdated': { outcomes: players },
    'Query.priceAlerts': { outcomes: players },
    'Query.pushSettings': { outcomes: players },
    'Mutation.subscribeToPush': {
      args: `subscription: { endpoint: "https://fcm.googleapis.com/fcm/send/a", p256dh: "${'A'.repeat(87)}", auth: "${'A'.repeat(22)}" }`,
      outcomes: full,
    },
    'Mutation.unsubscribeFromPush': { args: 'endpoint: "https://fcm.googleapis.com/fcm/send/b"', outcomes: players },
    'Mutation.switchPushKind': { args: 'kind: PRICE_ALERT, isOn: true', outcomes: full },
    'Mutation.setPriceAlert': {
      args: `alert: { selectionId: "${FIXTURE.eagles.moneyline}", numeratorLong: 40, denominatorLong: 1 }`,
      outcomes: full,
    },
    // The owner's alert is unknown to everybody else.
    'Mutation.removePriceAlert': {
      args: 'id: "$alert"',
      outcomes: { ...players, other: 'BAD_USER_INPUT', limited: 'BAD_USER_INPUT' },
    },
    'Subscription.priceAlertsUpdated': { outcomes: players },
  };
}

/** Sets a price alert of the player. @returns its id. */
export async function alertOf({ query }: TestApi, { authorization }: LoggedIn): Promise<string> {
  const alert = `{ selectionId: "${FIXTURE.bills.moneyline}", numeratorLong: 40, denominatorLong: 1 }`;
  const { data } = await query<{ setPriceAlert: { priceAlerts: { id: string }[] } }>(
    `mutation { setPriceAlert(alert: ${alert}) { priceAlerts { id } } }`,
    {},
    authorization,
  );
  return data?.setPriceAlert.priceAlerts[0]?.id ?? '';
}
