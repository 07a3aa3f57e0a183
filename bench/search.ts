import { createOwnerDatabase, type Database } from '../server/store/database.ts';
import { clientHeaders } from '../tests/support/apiClient.ts';
import { startPostgresCluster } from '../tests/support/postgresCluster.ts';
import { startProductServer, WIDE_LIMITS } from '../tests/support/productServer.ts';
import { type Random, seededRandom } from '../tests/support/random.ts';
import { SandboxClient } from '../tests/support/sandboxClient.ts';
import { type Benchmark, inTurns, median, staysWithin } from './benchmark.ts';
import { type HttpAnswer, request } from './load/connection.ts';
import { generateLoad, type LoadResult } from './load/generateLoad.ts';
import { persistedExtensions, persistedOperation } from './load/persistedOperations.ts';

const ROWS = 100_000;
const TEAMS = 4_000;
const COMPETITIONS = 200;
/** More than the server's cache of answers holds, so that every request reads the database. */
const REQUESTS = 4_000;
const CLIENTS = 4;
const ROUNDS = 5;
const ROUND_SECONDS = 3;

const STARTS = ['b', 'br', 'c', 'ch', 'd', 'f', 'g', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'r', 's', 'st', 't', 'v', 'w'];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'ou'];
const ENDS = ['n', 'r', 'l', 's', 't', 'm', 'nd', 'rk', 'st', 'll'];

/** A word of two or three syllables, like names of places. */
function word(random: Random): string {
  const syllables = Array.from({ length: 2 + Math.floor(random.next() * 2) }, () =>
    [random.pick(STARTS), random.pick(VOWELS), random.pick(ENDS)].join(''),
  );
  return syllables.join('').replace(/^./, (letter) => letter.toUpperCase());
}

/** One letter left out, or two in the wrong order. */
function misspelt(text: string, random: Random): string {
  const at = 1 + Math.floor(random.next() * (text.length - 2));
  const [before, here, next, after] = [text.slice(0, at), text.charAt(at), text.charAt(at + 1), text.slice(at + 2)];
  return random.next() < 0.5 ? before + next + after : before + next + here + after;
}

/** What people type: whole names, beginnings of names, two words, a slip of the finger, something that is not there. */
function term(teams: readonly string[], random: Random): string {
  const name = random.pick(teams);
  const [first = name, second = name] = name.split(' ');
  const kind = random.next();
  if (kind < 0.35) return second;
  if (kind < 0.65) return first.slice(0, 3 + Math.floor(random.next() * (first.length - 2)));
  if (kind < 0.8) return name;
  if (kind < 0.95) return misspelt(second, random);
  return `${word(random)}zq`;
}

/** Documents of teams and events, written past the catalogue: 100,000 events would make the rest of the server the bottleneck. */
async function fill(db: Database, random: Random): Promise<readonly string[]> {
  await db.pool.query(
    `INSERT INTO competitions (id, sport, organization, competition, name, icon, position)
     SELECT 'bench' || i, 'football', 'bench', 'league-' || i, 'League ' || i, 'football', 1000 + i FROM generate_series(0, $1::int - 1) i`,
    [COMPETITIONS],
  );
  await db.pool.query(
    `INSERT INTO events (id, competition_id, source, external_id, name, status, starts_at, participants)
     SELECT 'bench' || i, 'bench0', 'bench', 'bench' || i, 'Played ' || i, 'FINISHED', now(), '[]' FROM generate_series(0, $1::int - 1) i`,
    [REQUESTS],
  );
  const teams = Array.from({ length: TEAMS }, () => `${word(random)} ${word(random)}`);
  const documents = teams.map((title, index) => ({
    id: `team:bench${index}`,
    type: 'TEAM',
    title,
    competition_id: `bench${index % COMPETITIONS}`,
  }));
  for (let index = TEAMS; index < ROWS; index += 1) {
    const league = index % COMPETITIONS;
    const ofLeague = (): string => teams[league + COMPETITIONS * Math.floor((random.next() * TEAMS) / COMPETITIONS)] ?? '';
    documents.push({
      id: `event:bench${index}`,
      type: 'EVENT',
      title: `${ofLeague()} @ ${ofLeague()}`,
      competition_id: `bench${league}`,
    });
  }
  for (let from = 0; from < documents.length; from += 5_000) {
    await db.pool.query(
      `INSERT INTO search_documents (id, type, product, title, competition_id, event_id, starts_at)
       SELECT id, type, 'SPORTSBOOK', title, competition_id, 'bench0', now() FROM jsonb_to_recordset($1::jsonb)
         AS document (id text, type search_type, title text, competition_id text)`,
      [JSON.stringify(documents.slice(from, from + 5_000))],
    );
  }
  await db.pool.query('ANALYZE');
  return teams;
}

/** The requests of an operation, one after the other, again and again. */
function requestsOf(operation: string, variables: readonly Readonly<Record<string, unknown>>[]): () => string {
  const { hash } = persistedOperation(operation);
  const { 'content-type': _, ...headers } = clientHeaders(null);
  const wires = variables.map((each) => {
    const query = {
      operationName: operation,
      variables: JSON.stringify(each),
      extensions: JSON.stringify(persistedExtensions(hash)),
    };
    return request('GET', `/graphql?${new URLSearchParams(query)}`, { ...headers, 'accept-encoding': 'gzip' });
  });
  let next = 0;
  return () => wires[next++ % wires.length] ?? '';
}

/**
 * The search over 100,000 documents against a look-up of one event by its key: the same server, HTTP path and clients, in turns. Neither is
 * answered from memory: each request differs from the ones before it.
 */
export const search: Benchmark = {
  name: 'search',
  async run(log) {
    const cluster = await startPostgresCluster();
    const server = await startProductServer({ environment: { ...WIDE_LIMITS, DATABASE_URL: cluster.url } });
    const owner = createOwnerDatabase(cluster.url);
    try {
      await new SandboxClient(server.url).setFeed({ paused: true });
      const random = seededRandom(2026);
      const teams = await fill(owner, random);
      const { rows } = await owner.pool.query<{ count: number }>('SELECT count(*) AS count FROM search_documents');
      log(`${rows[0]?.count} documents`);

      const searches = requestsOf(
        'Search',
        Array.from({ length: REQUESTS }, () => ({ term: term(teams, random), tab: 'ALL', limit: 5 })),
      );
      const lookUps = requestsOf(
        'EventPage',
        Array.from({ length: REQUESTS }, (_, index) => ({ id: `bench${index}` })),
      );
      const isGood = (answer: HttpAnswer): boolean => answer.status === 200 && !answer.body.includes('"errors"');
      const load = (next: () => string, seconds: number): Promise<LoadResult> =>
        generateLoad({ port: server.port, clients: CLIENTS, seconds, next, isGood });
      await load(searches, 2);
      await load(lookUps, 2);
      const measured = await inTurns(
        ROUNDS,
        () => load(searches, ROUND_SECONDS),
        () => load(lookUps, ROUND_SECONDS),
      );
      const failed = [...measured.product, ...measured.rival].find(({ bad }) => bad > 0);
      if (failed) throw new Error(`${failed.bad} answers were wrong: ${failed.firstBad}`);
      const middle = (rounds: readonly LoadResult[], pick: (round: LoadResult) => number): number => median(rounds.map(pick));
      const p50 = (rounds: readonly LoadResult[]): string => middle(rounds, ({ p50Ms }) => p50Ms).toFixed(2);
      log(`p50 ${p50(measured.product)} ms, look-up ${p50(measured.rival)} ms`);
      const p95 = (rounds: readonly LoadResult[]): number => middle(rounds, ({ p95Ms }) => p95Ms);
      return [staysWithin('search: 100,000 documents, p95', 'ms', p95(measured.product), p95(measured.rival), 5)];
    } finally {
      await owner.close();
      await server.stop();
      await cluster.stop();
    }
  },
};
