import {
  type EventFacts,
  type LiveStatistics,
  type Play,
  type Standings,
  writeStatistics,
} from '../../../server/store/catalogue/index.ts';
import type { Database } from '../../../server/store/database.ts';
import { FIXTURE } from '../../support/catalogueFixture.ts';

const PLAYER = 'allen';
const playedAt = '2026-11-15T18:00:00.000Z';

const facts: EventFacts = {
  players: [{ id: PLAYER, side: 'HOME', name: 'J. Allen', position: 'QB', number: 17 }],
  form: [
    {
      side: 'HOME',
      games: [{ playedAt, opponent: 'Jets', isHome: true, outcome: 'WIN', score: 24, opponentScore: 20, note: 'after overtime' }],
    },
  ],
  meetings: [{ playedAt, home: 'Bills', away: 'Chiefs', homeScore: 27, awayScore: 24 }],
  injuries: [{ side: 'AWAY', player: 'R. Rice', position: 'WR', status: 'OUT', reason: 'Knee' }],
  profiles: [{ side: 'HOME', facts: [{ label: 'Seed', value: '2' }] }],
};
const live: LiveStatistics = {
  situation: { side: 'HOME', text: '3rd & 7 at BUF 32' },
  statistics: [{ key: 'possession', label: 'Possession', home: '31:20', away: '28:40', homeShare: 0.52 }],
  numbers: { [PLAYER]: [{ stat: 'passing-yards', label: 'Passing yards', value: 212 }] },
};
const play: Play = { number: 1, period: 'Q1', clock: '12:01', side: 'HOME', text: 'Touchdown', homeScore: 7, awayScore: 0 };
const standings: Standings = {
  competitionId: 'nfl',
  columns: ['W', 'L'],
  rows: [{ abbreviation: 'BUF', colors: ['#00338d'], name: 'Bills', values: ['8', '2'], form: ['WIN'] }],
};

/** Every field of an event's statistics, of a table and of what a market is about. */
export async function seedStatistics({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  const { bills, arsenal } = FIXTURE;
  await writeStatistics(pool, [{ eventId: bills.eventId, facts, live, plays: [play] }], [standings], now);
  const subject = { periods: { from: 1, to: 1 }, scope: 'REGULATION', side: 'HOME', unit: 'POINTS', target: 1_000 };
  const ofPlayer = JSON.stringify({ ...subject, player: { id: PLAYER, stat: 'passing-yards' } });
  await pool.query('UPDATE markets SET subject = $1 WHERE id = $2', [ofPlayer, `${arsenal.eventId}-moneyline`]);
  await pool.query(`UPDATE markets SET subject = '{"periods":{"from":1,"to":1}}' WHERE id = $1`, [arsenal.spreadMarket]);
  // Rules of which the leg shows a sentence.
  await pool.query("UPDATE markets SET rules = 'soccer' WHERE id = ANY ($1)", [[arsenal.spreadMarket, bills.spreadMarket]]);
  await pool.query(`UPDATE selections SET side = 'OUTCOME', outcome = 'DRAW' WHERE id = $1`, [`${arsenal.eventId}-moneyline-away`]);
}
