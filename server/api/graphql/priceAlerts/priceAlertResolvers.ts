import { type Odds, odds } from '../../../../core/money/odds.ts';
import { parsePoints, pointsOf } from '../../../../core/money/points.ts';
import { topics } from '../../../platform/topics.ts';
import { readSelections } from '../../../store/catalogue/index.ts';
import {
  type AlertRefusal,
  listPriceAlerts,
  MOST_PRICE_ALERTS,
  removePriceAlert,
  setPriceAlert,
} from '../../../store/priceAlerts/index.ts';
import { toLinked } from '../betslip/linkedSelection.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { Odds as ContractOdds, PriceAlert, PriceAlertInput, Resolvers } from '../generated/resolvers.ts';
import { topicSource } from '../sockets/topicSource.ts';
import { requirePlayer } from '../viewer.ts';

/** What a player reads of a refusal. */
const MESSAGES: Readonly<Record<AlertRefusal, string>> = {
  NOT_OFFERED: 'Price alerts are not available to you at the moment.',
  NOT_OPEN: 'This market takes no bets right now, so it has no price to watch.',
  LINE_MOVED: 'The line has moved. Have a look at the new one.',
  ALREADY_THERE: 'The price is this good already.',
  TOO_MANY: `You have ${MOST_PRICE_ALERTS} price alerts. Switch one off first.`,
};

/** Its written form is made by the resolver of the type. */
const priceOf = ({ numerator, denominator }: Odds) => ({ numeratorLong: numerator, denominatorLong: denominator }) as ContractOdds;

async function alertsOf({ deps }: GraphqlContext, playerId: string): Promise<PriceAlert[]> {
  const alerts = await listPriceAlerts(deps.db.query, playerId);
  const ids = [...new Set(alerts.map(({ selectionId }) => selectionId))];
  const selections = await readSelections(deps.db, ids, deps.clock.now());
  return alerts.flatMap(({ id, selectionId, pointsHundredths, target, state, setAt, endedAt, reached }): PriceAlert[] => {
    const selection = selections.get(selectionId);
    if (selection === undefined) return [];
    return [
      {
        id: String(id),
        selection: toLinked(selection),
        points: pointsOf(pointsHundredths),
        target: priceOf(target),
        state,
        setAt: setAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        reached: reached && priceOf(reached),
      },
    ];
  });
}

function newAlertOf({ selectionId, points, numeratorLong, denominatorLong }: PriceAlertInput) {
  const target = odds(numeratorLong, denominatorLong);
  if (!target.ok) refuseInput('numeratorLong and denominatorLong are a price');
  const pointsHundredths = parsePoints(points);
  if (pointsHundredths === undefined) refuseInput('points is a line in hundredths');
  return { selectionId, pointsHundredths, target: target.value };
}

/** schema/priceAlerts.graphql. */
export const priceAlertResolvers = {
  Query: {
    priceAlerts: async (_root, _args, context) => alertsOf(context, requirePlayer(context).playerId),
  },
  Mutation: {
    setPriceAlert: async (_root, { alert }, context) => {
      const { playerId } = requirePlayer(context);
      const { db, clock, bus } = context.deps;
      const outcome = await setPriceAlert(db.query, { playerId, ...newAlertOf(alert) }, clock.now());
      if (outcome === 'SET') bus.publish(topics.priceAlerts(playerId), '{}');
      return {
        priceAlerts: await alertsOf(context, playerId),
        error: outcome === 'SET' ? null : { code: outcome, message: MESSAGES[outcome] },
      };
    },
    removePriceAlert: async (_root, { id }, context) => {
      const { playerId } = requirePlayer(context);
      const { db, bus } = context.deps;
      const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
      if (number === null || !(await removePriceAlert(db.query, playerId, number)))
        refuseInput('You have no price alert of this id');
      bus.publish(topics.priceAlerts(playerId), '{}');
      return alertsOf(context, playerId);
    },
  },
  Subscription: {
    priceAlertsUpdated: {
      subscribe(_root, _args, context) {
        const { playerId } = requirePlayer(context);
        const read = () => alertsOf(context, playerId);
        return topicSource(context.deps.bus, topics.priceAlerts(playerId), read, (priceAlertsUpdated) => ({ priceAlertsUpdated }));
      },
    },
  },
} satisfies Resolvers<GraphqlContext>;
