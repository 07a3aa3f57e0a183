import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientHeaders, graphql, logIn } from '../support/apiClient.ts';
import { listBets, type PlacementBody, parlay, placeBets, straight } from '../support/placements.ts';
import { type ProductServer, startProductServer } from '../support/productServer.ts';
import { SandboxClient, type SandboxEvent, type SandboxPlayer } from '../support/sandboxClient.ts';
import type { PricedLeg } from '../support/slate.ts';
import { gradedPayout } from './independentPrices.ts';
import { type Game, playedGames, reckonGame, type SeasonBet } from './independentSeason.ts';
import { npmRun } from './support/npmRun.ts';

const LINES = '../shared/data/nfl_schedule_lines_2022_2025.csv';
const NFL = '/sport/football/organization/united-states/competition/nfl';
const BALANCE = 5_000_000;
/** The selection of each bet in an event of the sandbox: the market's type and the selection's place in it (away first, over first). */
/** The end of a selection's id is its side. */
const PLACES: readonly (readonly [SeasonBet, string, string])[] = [
  ['away-moneyline', 'MONEYLINE', 'away'],
  ['home-moneyline', 'MONEYLINE', 'home'],
  ['away-spread', 'SPREAD', 'away'],
  ['home-spread', 'SPREAD', 'home'],
  ['over', 'TOTAL', 'over'],
  ['under', 'TOTAL', 'under'],
];

interface Wanted {
  readonly bet: PlacementBody['bets'][number];
  /** Computed from the file alone. */
  readonly payoutCents: number;
}

describe.skipIf(!existsSync(LINES))('a week of real lines, from its import to the last cent', () => {
  let server: ProductServer;
  let sandbox: SandboxClient;
  let games: readonly Game[];
  beforeAll(async () => {
    server = await startProductServer();
    sandbox = new SandboxClient(server.url);
    games = playedGames(readFileSync(LINES, 'utf8'), 2025).filter((game) => game.week === '11');
  });
  afterAll(() => server?.stop());

  const eventOf = (events: readonly SandboxEvent[], game: Game): SandboxEvent => {
    const event = events.find((each) => each.id.endsWith(game.game_id));
    if (!event) throw new Error(`${game.game_id} was not imported`);
    return event;
  };

  it('is bet on and settled as the file says', async () => {
    const args = ['--csv', LINES, '--season', '2025', '--week', '11', '--shift-to-now'];
    const imported = await npmRun(['feed:import', '--', ...args], '', { DATA_DIR: server.dataDir });
    expect(imported.code, imported.stderr).toBe(0);

    // The league's page and its games exist at once.
    const page = await fetch(server.url + NFL, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
    const query = `{ competition(sport: "football", organization: "united-states", competition: "nfl") { events { id status } } }`;
    const listed = (await graphql(server.url, { query })).data as { competition: { events: { id: string; status: string }[] } };
    const events = await sandbox.events({ sport: 'football' });
    const ours = new Set(games.map((game) => eventOf(events, game).id));
    expect(games).toHaveLength(15);
    expect(listed.competition.events.filter(({ id }) => ours.has(id)).map(({ status }) => status)).toEqual(
      games.map(() => 'PRE_GAME'),
    );

    const player = await sandbox.createPlayer({ balanceCents: BALANCE });
    const headers = await signedIn(player);
    // The bets on a game are one placement: one placement a bet would be more than a player may request in so short a time.
    const placements = [...straightsByGame(events), ...someParlays(events).map((one) => [one])];
    for (const placed of placements) {
      const bets = placed.map(({ bet }) => bet);
      const placement = await placeBets(server.url, { placementId: randomUUID(), bets }, headers);
      expect(placement, JSON.stringify(bets)).toMatchObject({ status: 'PLACED', userErrors: [] });
    }
    const wanted = placements.flat();
    const staked = wanted.reduce((sum, { bet }) => sum + bet.betAmount, 0);
    expect(await balanceOf(headers)).toBe(BALANCE - staked);

    // Every bet is settled by exactly one result, whether this request or the worker in the background did it.
    let settled = 0;
    for (const game of games) {
      const result = { homeScore: Number(game.home_score), awayScore: Number(game.away_score) };
      settled += ((await sandbox.recordResult(eventOf(events, game).id, result)) as { settledBets: number }).settledBets;
    }
    expect(settled).toBe(wanted.length);

    expect(await listBets(server.url, 'OPEN', headers)).toEqual([]);
    const bets = await listBets(server.url, 'SETTLED', headers);
    expect(bets.map((bet) => bet.payoutAmount.amount).sort((a, b) => a - b)).toEqual(
      wanted.map(({ payoutCents }) => payoutCents).sort((a, b) => a - b),
    );
    const returned = wanted.reduce((sum, { payoutCents }) => sum + payoutCents, 0);
    expect(await balanceOf(headers)).toBe(BALANCE - staked + returned);
    expect(await sandbox.audit()).toMatchObject({ balanced: true, bets: wanted.length, discrepancies: [] });
  });

  async function signedIn({ username, password }: SandboxPlayer): Promise<Record<string, string>> {
    return clientHeaders((await logIn(server.url, username, password)).access_token);
  }

  async function balanceOf(headers: Record<string, string>): Promise<number> {
    const query = '{ account { balances { playableBalance { amount } } } }';
    const { data, errors } = await graphql(server.url, { query }, headers);
    expect(errors).toEqual([]);
    return (data as { account: { balances: { playableBalance: { amount: number } } } }).account.balances.playableBalance.amount;
  }

  /** All six bets on every game, each with a different odd stake. */
  function straightsByGame(events: readonly SandboxEvent[]): readonly (readonly Wanted[])[] {
    return games.map((game, week) =>
      PLACES.map(([bet], index) => {
        const stake = 101 + 37 * week + 11 * index;
        const { leg, american, letter } = legOf(events, game, bet);
        return { bet: straight(leg, stake), payoutCents: gradedPayout(stake, [{ american }], letter) };
      }),
    );
  }

  /** For each bet, parlays of three games, of five games, and of the whole week. */
  function someParlays(events: readonly SandboxEvent[]): readonly Wanted[] {
    return PLACES.flatMap(([bet], index) =>
      [games.slice(index, index + 3), games.slice(index, index + 5), games.slice(0, 10)].map((some) => {
        const stake = 33 + index;
        const legs = some.map((game) => legOf(events, game, bet));
        const letters = legs.map(({ letter }) => letter).join('');
        return {
          bet: parlay(
            legs.map(({ leg }) => leg),
            stake,
          ),
          payoutCents: gradedPayout(
            stake,
            legs.map(({ american }) => ({ american })),
            letters,
          ),
        };
      }),
    );
  }

  function legOf(events: readonly SandboxEvent[], game: Game, bet: SeasonBet) {
    const event = eventOf(events, game);
    const [, type, side = ''] = PLACES.find(([name]) => name === bet) ?? [];
    const selection = event.markets.find((market) => market.type === type)?.selections.find(({ id }) => id.endsWith(`.${side}`));
    const reckoned = reckonGame(game, bet);
    if (!selection || !reckoned) throw new Error(`${game.game_id} has no ${bet}`);
    const { american, wonBy } = reckoned;
    expect(Number(selection.odds), `${game.game_id} ${bet}`).toBe(american);
    const [top, bottom] = american > 0 ? [american, 100] : [100, -american];
    const divisor = commonDivisor(top, bottom);
    const leg: PricedLeg = {
      eventId: event.id,
      selectionId: selection.id,
      numeratorLong: top / divisor,
      denominatorLong: bottom / divisor,
      points: selection.points ?? null,
    };
    return { leg, american, letter: wonBy > 0 ? 'W' : wonBy === 0 ? 'P' : 'L' };
  }
});

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
