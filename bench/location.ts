import { regionAt } from '../server/api/location/regionBorders.ts';
import { createDatabase, createOwnerDatabase, type Database } from '../server/store/database.ts';
import { migrate } from '../server/store/migrate.ts';
import { endPassOfOtherAddress, setLocationCheck, storeDefaultLocation } from '../server/store/players/locations.ts';
import { startPostgresCluster } from '../tests/support/postgresCluster.ts';
import { seededRandom } from '../tests/support/random.ts';
import { type Benchmark, type BenchResult, inTurns, median, staysNear } from './benchmark.ts';

const CHECKS = 20_000;
const ROUNDS = 5;
const GOAL_MICROSECONDS = 200;

/** Microseconds to find the region of a position with its distance to the border, anywhere in the states and the south of Canada. */
function regionOfPosition(log: (line: string) => void): BenchResult {
  const random = seededRandom(35);
  const positions = Array.from({ length: CHECKS }, () => ({
    latitude: 26 + random.next() * 24,
    longitude: -124 + random.next() * 56,
  }));
  const round = (): number => {
    const began = performance.now();
    for (const position of positions) regionAt(position, 20);
    return ((performance.now() - began) * 1000) / CHECKS;
  };
  round();
  const value = median(Array.from({ length: ROUNDS }, round));
  log(`${value.toFixed(1)} µs a check`);
  const met = value < GOAL_MICROSECONDS;
  return { name: 'the region of a position', unit: 'µs', value, baseline: null, ratio: null, goal: 'under 200 µs', met };
}

const BETS_A_ROUND = 500;
const BET_ROUNDS = 9;
const WARM_ROUNDS = 2;
const GOAL_MS = 5;
const PLAYER = 'bettor';
const ADDRESS = '192.0.2.1';

/** player_may as it is, and a copy of it that reads nothing of the player's own location. */
async function prepare(owner: Database): Promise<void> {
  await owner.pool.query(
    `INSERT INTO players (id, username, email, first_name, last_name, region_code, created_at) VALUES ($1, $1, $1, 'A', 'B', 'US-NJ', now())`,
    [PLAYER],
  );
  const { rows } = await owner.pool.query<{ text: string }>("SELECT pg_get_functiondef('player_may'::regproc) AS text");
  const [join, without] = ['player_locations own ON own.player_id = player.id', 'player_locations own ON false'];
  const text = rows[0]?.text ?? '';
  if (!text.includes(join)) throw new Error('player_may does not read the location as this benchmark knows it');
  await owner.pool.query(text.replace('player_may(', 'player_may_anywhere(').replace(join, without));
  await owner.pool.query('GRANT EXECUTE ON FUNCTION player_may_anywhere TO PUBLIC');
  await storeDefaultLocation(owner);
  const now = new Date();
  const later = new Date(now.getTime() + 1_200_000);
  await setLocationCheck(owner, PLAYER, null, now, { regionCode: 'US-NJ', expiresAt: later, refreshAt: later, address: ADDRESS });
}

/** Milliseconds of what a bet asks about its player. */
async function askMs(db: Database, may: 'player_may' | 'player_may_anywhere'): Promise<number> {
  const began = performance.now();
  for (let bet = 0; bet < BETS_A_ROUND; bet += 1) {
    const now = new Date();
    if (may === 'player_may') await endPassOfOtherAddress(db, PLAYER, ADDRESS, now);
    const { rows } = await db.pool.query<{ fault: string | null }>({
      name: may,
      text: `SELECT ${may}($1, 'SPORTS_BET', 100, $2, NULL) AS fault`,
      values: [PLAYER, now],
    });
    if (rows[0]?.fault !== null) throw new Error(`The bet is refused: ${rows[0]?.fault}`);
  }
  return (performance.now() - began) / BETS_A_ROUND;
}

/** What a pass adds to each bet: the question for another address, and the pass in player_may. */
async function passOfBet(log: (line: string) => void): Promise<BenchResult> {
  const cluster = await startPostgresCluster();
  const owner = createOwnerDatabase(cluster.url);
  const db = createDatabase(cluster.url, 2);
  try {
    await migrate(owner, { sandbox: true });
    await prepare(owner);
    const measure = (rounds: number) =>
      inTurns(
        rounds,
        () => askMs(db, 'player_may'),
        () => askMs(db, 'player_may_anywhere'),
      );
    await measure(WARM_ROUNDS);
    const { product, rival } = await measure(BET_ROUNDS);
    const [with_, without] = [median(product), median(rival)];
    log(`rights of a bet: ${with_.toFixed(3)} ms with the location, ${without.toFixed(3)} ms without`);
    return staysNear('the location of a bet', 'ms', with_, without, GOAL_MS);
  } finally {
    await db.close();
    await owner.close();
    await cluster.stop();
  }
}

export const location: Benchmark = {
  name: 'location',
  run: async (log) => [regionOfPosition(log), await passOfBet(log)],
};
