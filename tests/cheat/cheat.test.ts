import { expect, it } from 'vitest';
import { LEAGUES } from '../../server/feed/leagues/leagues.ts';
import { atLength } from '../support/fullLength.ts';
import { cheat } from './cheat.ts';
import { wins } from './ledger.ts';

// The long form, 402 games of every league, is a benchmark: `npm run bench -- --only cheat`. In few games of one league of each sport some of
// hundreds of rules are three standard errors away by chance.
const GAMES = 24;
const ERRORS = 4;
const OF_EACH_SPORT = LEAGUES.filter(
  ({ competition }, index) => LEAGUES.findIndex((one) => one.competition.sport === competition.sport) === index,
);

it.each(atLength(OF_EACH_SPORT, ({ sport }) => sport === 'basketball').map((league) => [league.competition.name, league] as const))(
  'no fixed rule of betting on %s wins, with or without a cash out, and no bet exists that must not',
  (_, league) => {
    const { verdicts, forbidden, overpaid } = cheat(league, GAMES, 1);
    expect(verdicts.length).toBeGreaterThan(10);
    expect(verdicts.filter((verdict) => wins(verdict, ERRORS))).toEqual([]);
    expect({ forbidden, overpaid }).toEqual({ forbidden: [], overpaid: [] });
  },
);
