import { formatMoney } from '../../core/money/money.ts';
import { createRandom } from '../casino/support/createRandom.ts';
import {
  bookRules,
  casinoRules,
  gameRules,
  isFinding,
  leastLostOfCounted,
  offerRule,
  type Rule,
  rewardRules,
  shippedOffers,
} from './search.ts';

const TRIES = 20_000;
const PERCENT = 100;

/**
 * `npm run test:surewins [-- SEED]`: looks for a rule that returns more for sure than it costs, over what is offered, rewards on kinds of bets,
 * bonuses in casino games, games, and the markets of a slate. Ends with 1 where there is one.
 */
const seed = Number(process.argv[2] ?? 1);
const lostOfCounted = leastLostOfCounted(createRandom(seed), TRIES);
const offers = shippedOffers().map((offer) => offerRule(offer, lostOfCounted));
const searched: Readonly<Record<string, readonly Rule[]>> = {
  offers,
  'rewards on bets': rewardRules(),
  'bonuses in games': casinoRules(37_000, createRandom(seed)),
  games: gameRules(),
  'markets with points': bookRules(seed),
};

const say = (text: string): void => void process.stdout.write(`${text}\n`);
say(`Of ${TRIES} ways to bet on all sides, each cent that counts for an offer loses ${lostOfCounted.toFixed(2)} for sure.`);
for (const { name, returnsCents, costsCents } of offers)
  say(`${name}: worth ${formatMoney(returnsCents)} for sure, costs ${formatMoney(costsCents)} for sure`);
const findings = Object.values(searched).flat().filter(isFinding);
for (const [what, rules] of Object.entries(searched)) {
  const best = rules.reduce((most, rule) => Math.max(most, rule.costsCents === 0 ? 0 : rule.returnsCents / rule.costsCents), 0);
  say(`${what}: ${rules.length} rules, the best returns ${(best * PERCENT).toFixed(2)} %`);
}
for (const { name, returnsCents, costsCents } of findings)
  say(`FOUND ${name}: returns ${formatMoney(returnsCents)} and costs ${formatMoney(costsCents)}`);
say(findings.length === 0 ? 'No rule returns more than it costs.' : `${findings.length} rules return more than they cost.`);
process.exitCode = findings.length === 0 ? 0 : 1;
