import { z } from 'zod';
import type { RoundRecord } from '../../core/casino/roundRecord.ts';
import type { LimitPeriod, LimitType } from '../../server/domain/saferPlay/limits.ts';
import type { PaymentAction, PaymentBehaviour } from '../../server/payments/gatewayControl.ts';

export type { PaymentAction, PaymentBehaviour } from '../../server/payments/gatewayControl.ts';

const player = z.object({ userId: z.string(), username: z.string(), password: z.string(), email: z.string() });
const selection = z.object({ id: z.string(), name: z.string(), odds: z.string(), points: z.number().nullish() });
const market = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  status: z.string(),
  selections: z.array(selection),
});
const event = z.object({
  id: z.string(),
  name: z.string(),
  sport: z.string(),
  organization: z.string(),
  competition: z.string(),
  status: z.string(),
  startsAt: z.string(),
  markets: z.array(market),
});
const audit = z.object({
  balanced: z.boolean(),
  accounts: z.number(),
  entries: z.number(),
  bets: z.number(),
  discrepancies: z.array(z.unknown()),
});

const mediaAccount = z.object({ email: z.string(), password: z.string() });

const clientEvent = z.object({ name: z.string(), properties: z.record(z.string(), z.unknown()) });

const message = z.object({
  channel: z.enum(['EMAIL', 'SMS', 'CALL']),
  to: z.string(),
  subject: z.string().optional(),
  body: z.string(),
  code: z.string().optional(),
  link: z.string().optional(),
  sentAt: z.iso.datetime(),
});

const payment = z.object({
  id: z.string(),
  direction: z.enum(['DEPOSIT', 'WITHDRAWAL']),
  providerCode: z.string(),
  amountCents: z.number(),
  status: z.string(),
  at: z.iso.datetime({ offset: true }),
});
const services = z.object({ app: z.string(), payments: z.string() });

export type SandboxPayment = z.infer<typeof payment>;
export type SandboxMessage = z.infer<typeof message>;
export type ClientEvent = z.infer<typeof clientEvent>;
export type SandboxPlayer = z.infer<typeof player>;
export type SandboxEvent = z.infer<typeof event>;
export type SandboxMarket = z.infer<typeof market>;
export type SandboxSelection = z.infer<typeof selection>;
export type AuditAnswer = z.infer<typeof audit>;

export interface Fault {
  readonly match: string;
  readonly effect: {
    readonly delayMs?: number;
    readonly status?: number;
    readonly errorCode?: string;
    readonly dropRequest?: boolean;
    readonly dropResponse?: boolean;
  };
  readonly times?: number;
}

/** So that a call without an answer says which it was, before its test is over. */
const CALL_PATIENCE_MS = 60_000;

/** A client of the sandbox control API. Every call throws on an answer that does not follow the contract. */
export class SandboxClient {
  readonly #base: string;
  /** That of a sandbox which others than this machine could reach, as the server's own variable says it. */
  readonly #token = process.env.SANDBOX_TOKEN;

  /** @param base as `http://localhost:4000` */
  constructor(base: string) {
    this.#base = base;
  }

  /** Messages to one address or number, the newest first. */
  async outbox(to: string): Promise<readonly SandboxMessage[]> {
    return z.array(message).parse(await this.#call('GET', `/outbox?to=${encodeURIComponent(to)}`));
  }

  async createPlayer(body: Record<string, unknown> = {}): Promise<SandboxPlayer> {
    return player.parse(await this.#call('POST', '/players', body));
  }

  /** Gives a player a custom dialog and returns its id. */
  /** Changes a player's session settings, or ends all their sessions with a reason. */
  controlSession(
    playerId: string,
    body: { end?: string; realityCheckSeconds?: number | null; dailyLimitSeconds?: number | null },
  ): Promise<unknown> {
    return this.#call('POST', `/players/${playerId}/session`, body);
  }

  /** @returns the id of the featured bet. */
  async featureBet(body: Record<string, unknown>): Promise<string> {
    return z.object({ id: z.string() }).parse(await this.#call('POST', '/featured-bets', body)).id;
  }

  /** A promotion that runs now, beside the others. */
  promote(body: Record<string, unknown>): Promise<unknown> {
    return this.#call('POST', '/promotions', body);
  }

  /** Sets the notices that the player has to answer at the next log-in. */
  async giveNotices(body: Record<string, unknown>): Promise<void> {
    await this.#call('POST', '/notices', body);
  }

  /** An account of the sports-media provider whose linking ends like this, or well. */
  async mediaAccount(email: string, behaviour: string | null = null): Promise<z.infer<typeof mediaAccount>> {
    return mediaAccount.parse(await this.#call('POST', '/link-provider', { email, behaviour }));
  }

  async events(query: { sport?: string; status?: string } = {}): Promise<readonly SandboxEvent[]> {
    const search = new URLSearchParams(query).toString();
    return z.array(event).parse(await this.#call('GET', `/events${search ? `?${search}` : ''}`));
  }

  async event(id: string): Promise<SandboxEvent> {
    const found = (await this.events()).find((item) => item.id === id);
    if (!found) throw new Error(`There is no event ${id}`);
    return found;
  }

  setPrice(selectionId: string, odds: string, points?: number): Promise<unknown> {
    return this.#call('POST', `/selections/${encodeURIComponent(selectionId)}`, points === undefined ? { odds } : { odds, points });
  }

  setMarket(marketId: string, status: 'open' | 'hidden' | 'closed'): Promise<unknown> {
    return this.#call('POST', `/markets/${encodeURIComponent(marketId)}`, { status });
  }

  setEvent(eventId: string, body: { status?: string; homeScore?: number; awayScore?: number; clock?: string }): Promise<unknown> {
    return this.#call('POST', `/events/${encodeURIComponent(eventId)}`, body);
  }

  recordResult(eventId: string, result: { homeScore: number; awayScore: number } | { void: true }): Promise<unknown> {
    return this.#call('POST', `/events/${encodeURIComponent(eventId)}/result`, result);
  }

  /** What the provider of document checks answers from now on, and reads in documents; what is left out is the account's own. */
  setDocuments(body: { answer: 'APPROVED' | 'REJECTED'; read?: { regionCode: string } }): Promise<unknown> {
    return this.#call('POST', '/documents', body);
  }

  setFeed(body: { paused?: boolean; updatesPerSecond?: number }): Promise<unknown> {
    return this.#call('POST', '/feed', body);
  }

  setMaintenance(body: {
    enabled: boolean;
    title?: string;
    message?: string;
    imageUrl?: string;
    ctaLabel?: string;
    ctaLink?: string;
    refreshIntervalSeconds?: number;
  }): Promise<unknown> {
    return this.#call('POST', '/maintenance', body);
  }

  setVisitor(body: { countryCode: string; regionCode?: string; playerId?: string }): Promise<unknown> {
    return this.#call('POST', '/visitor', body);
  }

  /** A casino bonus. */
  giveBonus(playerId: string, amountCents: number): Promise<unknown> {
    return this.#call('POST', '/rewards', { playerId, kind: 'CASINO_BONUS', amountCents });
  }

  /** The game server's own record of the player's rounds for money. */
  gameRounds(playerId: string): Promise<readonly RoundRecord[]> {
    return this.#call('GET', `/games/rounds?playerId=${playerId}`) as Promise<readonly RoundRecord[]>;
  }

  /** All limits of a player. */
  setLimits(
    playerId: string,
    limits: readonly { type: LimitType; period?: LimitPeriod; amountCents?: number; hours?: number }[],
  ): Promise<unknown> {
    return this.#call('POST', '/limits', { playerId, limits });
  }

  /** The outcome of the last location check. */
  setCasino(body: { playerId: string; locationCheck: 'PASSED' | 'FAILED' | 'EXCLUSION_BOUNDARY' }): Promise<unknown> {
    return this.#call('POST', '/casino', body);
  }

  /** `won`: it was won now, and begins anew with this amount. */
  setJackpot(id: string, body: { amountCents: number; won?: boolean }): Promise<unknown> {
    return this.#call('POST', `/jackpots/${id}`, body);
  }

  /** What a location check at this position gives the player. */
  async geoPacket(
    playerId: string,
    position: { latitude: number; longitude: number; accuracy?: number; findings?: readonly string[] },
  ): Promise<{ readonly geoPacket: string }> {
    return z.object({ geoPacket: z.string() }).parse(await this.#call('POST', '/geo-packets', { playerId, ...position }));
  }

  /** What the payment gateway does with the player's next payments. */
  behave(rule: { playerId: string; providerCode?: string; behaviour: PaymentBehaviour; times?: number }): Promise<unknown> {
    return this.#call('POST', '/payments', rule);
  }

  /** The gateway's own statement of the player's payments, the newest first. */
  async payments(playerId: string): Promise<readonly SandboxPayment[]> {
    return z.array(payment).parse(await this.#call('GET', `/payments?playerId=${playerId}`));
  }

  /** What a person would press on the provider's page of a payment, or do at a cage. */
  actOnPayment(id: string, action: PaymentAction): Promise<unknown> {
    return this.#call('POST', `/payments/${encodeURIComponent(id)}`, { action });
  }

  /** Origins of what runs beside the app. */
  async services(): Promise<z.infer<typeof services>> {
    return services.parse(await this.#call('GET', '/services'));
  }

  restrict(body: { playerId: string; kind: 'casino'; expiresInSeconds?: number }): Promise<unknown> {
    return this.#call('POST', '/restrictions', body);
  }

  /** Null restores a flag's default. */
  setFlags(body: Readonly<Record<string, unknown>>): Promise<unknown> {
    return this.#call('POST', '/flags', body);
  }

  setWaitingRoom(body: { inWaitingRoom: boolean; refreshIntervalSeconds?: number }): Promise<unknown> {
    return this.#call('POST', '/waiting-room', body);
  }

  addFault(fault: Fault): Promise<unknown> {
    return this.#call('POST', '/faults', fault);
  }

  clearFaults(): Promise<unknown> {
    return this.#call('DELETE', '/faults');
  }

  dropSockets(silent = false): Promise<unknown> {
    return this.#call('POST', '/sockets/drop', { silent });
  }

  advanceClock(advanceSeconds: number): Promise<unknown> {
    return this.#call('POST', '/clock', { advanceSeconds });
  }

  reset(seed?: number): Promise<unknown> {
    return this.#call('POST', '/reset', seed === undefined ? {} : { seed });
  }

  /** Events that clients sent to the event broker, newest first. */
  async analytics(name: string): Promise<readonly ClientEvent[]> {
    return z.array(clientEvent).parse(await this.#call('GET', `/analytics?name=${name}`));
  }

  async audit(): Promise<AuditAnswer> {
    return audit.parse(await this.#call('GET', '/audit'));
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.#base}/sandbox${path}`, {
      method,
      signal: AbortSignal.timeout(CALL_PATIENCE_MS),
      headers: {
        ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /sandbox${path} answered ${response.status}: ${text.slice(0, 500)}`);
    return text === '' ? null : JSON.parse(text);
  }
}
