import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fixture as the source tells it. */
export interface OpticFixture {
  readonly id: string;
  readonly sport: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly start: string;
  readonly status?: string;
}

export interface OpticOdd {
  readonly fixture: string;
  readonly market: string;
  readonly selection: string;
  readonly line?: 'over' | 'under' | 'yes' | 'no';
  readonly points?: number;
  readonly price: number;
  readonly isMain?: boolean;
  readonly isLocked?: boolean;
}

/** Requests of the streams, with what they asked for. */
export interface OpenedStream {
  readonly path: string;
  readonly lastEntryId: string | null;
}

const LOCKED = 'locked-odds';

/**
 * A small local server that speaks OpticOdds v3: lists of fixtures, prices and results, and the streams of prices and results with their
 * pings, entry ids and the repetition of what a client missed.
 */
export class OpticOddsServer {
  readonly opened: OpenedStream[] = [];
  /** Whether entries behind `last_entry_id` are sent again: the real server promises it. */
  repeats = true;
  pingMs = 200;
  key = 'optic-key';
  /** Requests with another key. */
  refused = 0;
  #fixtures = new Map<string, OpticFixture>();
  #odds = new Map<string, { readonly odd: OpticOdd; readonly at: number }>();
  #results = new Map<string, object>();
  #entries: { readonly id: string; readonly kind: 'odds' | 'results'; readonly text: string }[] = [];
  #streams = new Map<ServerResponse, { readonly kind: 'odds' | 'results'; readonly timer: NodeJS.Timeout }>();
  #count = 0;
  #muted = false;
  readonly #server = createServer((request, response) => this.#answer(request, response));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/v3`;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  /** Ends all connections, as a proxy does. */
  cut(): void {
    for (const [response, { timer }] of this.#streams) {
      clearInterval(timer);
      response.destroy();
    }
    this.#streams.clear();
    this.#server.closeAllConnections();
  }

  /** Sockets stay open and say nothing. */
  mute(isMuted: boolean): void {
    this.#muted = isMuted;
  }

  addFixture(fixture: OpticFixture): void {
    this.#fixtures.set(fixture.id, fixture);
  }

  /** Prices, told on the stream too. */
  price(...odds: readonly OpticOdd[]): void {
    this.#count += 1;
    for (const odd of odds) this.#odds.set(idOf(odd), { odd, at: this.#count });
    for (const isLocked of [false, true]) {
      const some = odds.filter((odd) => (odd.isLocked === true) === isLocked);
      if (some.length === 0) continue;
      const type = isLocked ? LOCKED : 'odds';
      this.#send('odds', type, { type, data: some.map((odd) => this.#odd(odd, this.#count, true)) });
    }
  }

  /** A new status or start. */
  change(id: string, change: { readonly status?: string; readonly start?: string }): void {
    const fixture = this.#fixtures.get(id);
    if (!fixture) throw new Error(`There is no ${id}`);
    this.#fixtures.set(id, { ...fixture, ...change });
    const data = { fixture_id: id, new_status: change.status ?? null, new_start_date: change.start ?? null };
    this.#send('odds', 'fixture-status', { data });
  }

  /** A score by periods, or any other `scores`. */
  score(id: string, status: string, home: readonly number[], away: readonly number[], more: object = {}): void {
    const fixture = this.#fixtures.get(id);
    if (!fixture) throw new Error(`There is no ${id}`);
    this.#fixtures.set(id, { ...fixture, status });
    const side = (points: readonly number[]): object => ({
      total: points.reduce((sum, one) => sum + one, 0),
      periods: Object.fromEntries(points.map((one, index) => [`period_${index + 1}`, one])),
    });
    const result = {
      fixture: { id, status },
      scores: { home: side(home), away: side(away) },
      in_play: { period: `${home.length}`, clock: '5:00' },
      ...more,
    };
    this.#results.set(id, result);
    this.#send('results', 'fixture-results', { data: { fixture_id: id, is_live: status === 'live', score: result } });
  }

  /** Any message at all. */
  say(kind: 'odds' | 'results', event: string, data: string): void {
    this.#write(kind, `event: ${event}\nretry: 10\ndata: ${data}\n\n`);
  }

  #send(kind: 'odds' | 'results', event: string, data: object): void {
    this.#count += 1;
    const id = `1788420576710-${this.#count}`;
    const text = `event: ${event}\nid: ${id}\nretry: 10\ndata: ${JSON.stringify({ entry_id: id, ...data })}\n\n`;
    this.#entries.push({ id, kind, text });
    this.#write(kind, text);
  }

  #write(kind: 'odds' | 'results', text: string): void {
    if (this.#muted) return;
    for (const [response, stream] of this.#streams) if (stream.kind === kind) response.write(text);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (request.headers['x-api-key'] !== this.key) {
      this.refused += 1;
      response.writeHead(401).end();
      return;
    }
    const path = pathname.replace('/api/v3', '');
    const json = (data: readonly unknown[]): void => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data, has_more: false }));
    };
    const ids = searchParams.getAll('fixture_id');
    if (path === '/fixtures/active') {
      const leagues = searchParams.getAll('league');
      const open = [...this.#fixtures.values()].filter(({ status, league }) => status !== 'completed' && leagues.includes(league));
      json(open.map(documentOf));
    } else if (path === '/fixtures') json(searchParams.getAll('id').flatMap((id) => this.#documents(id)));
    else if (path === '/fixtures/odds')
      json(ids.filter((id) => this.#fixtures.has(id)).map((id) => ({ id, odds: this.#oddsOf(id) })));
    else if (path === '/fixtures/results') json(ids.flatMap((id) => this.#results.get(id) ?? []));
    else if (path.startsWith('/stream/')) this.#stream(path, searchParams.get('last_entry_id'), response);
    else response.writeHead(404).end();
  }

  #stream(path: string, lastEntryId: string | null, response: ServerResponse): void {
    const kind = path.startsWith('/stream/odds/') ? 'odds' : 'results';
    this.opened.push({ path, lastEntryId });
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    response.write('event: connected\nretry: 10\ndata: ok go\n\n');
    const missed =
      this.repeats && lastEntryId !== null ? this.#entries.findIndex(({ id }) => id === lastEntryId) + 1 : this.#entries.length;
    for (const entry of this.#entries.slice(missed)) if (entry.kind === kind) response.write(entry.text);
    const ping = (): void => {
      if (!this.#muted) response.write('event: ping\nretry: 10\ndata: 2026-11-22T18:00:00Z\n\n');
    };
    const timer = setInterval(ping, this.pingMs);
    this.#streams.set(response, { kind, timer });
    response.on('close', () => {
      clearInterval(timer);
      this.#streams.delete(response);
    });
  }

  #documents(id: string): object[] {
    const fixture = this.#fixtures.get(id);
    return fixture ? [documentOf(fixture)] : [];
  }

  #oddsOf(id: string): readonly object[] {
    return [...this.#odds.values()]
      .filter(({ odd }) => odd.fixture === id && odd.isLocked !== true)
      .map(({ odd, at }) => this.#odd(odd, at, false));
  }

  #odd(odd: OpticOdd, at: number, isStreamed: boolean): object {
    return {
      id: idOf(odd),
      sportsbook: 'Books R Us',
      market: odd.market,
      market_id: odd.market,
      name: odd.selection,
      selection: odd.selection,
      selection_line: odd.line ?? null,
      points: odd.points ?? null,
      price: odd.price,
      is_main: odd.isMain ?? true,
      timestamp: 1_788_420_576 + at,
      ...(isStreamed && { fixture_id: odd.fixture }),
    };
  }
}

function idOf({ fixture, market, selection, line, points }: OpticOdd): string {
  return [fixture, 'books_r_us', market, selection, line, points].filter((part) => part !== undefined).join(':');
}

function documentOf({ id, sport, league, home, away, start, status = 'unplayed' }: OpticFixture): object {
  return {
    id,
    start_date: start,
    status,
    home_team_display: home,
    away_team_display: away,
    home_competitors: [{ id: `${id}-home` }],
    away_competitors: [{ id: `${id}-away` }],
    sport: { id: sport, name: sport },
    league: { id: league, name: league },
  };
}
