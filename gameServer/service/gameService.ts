import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { CasinoSessionEndReason } from '../../core/casino/launchContract.ts';
import { isWalletRefusal, type WalletRefusal } from '../../core/casino/walletContract.ts';
import { isClientSeed } from '../../core/fair/fairStream.ts';
import type { BetFault, RoundView } from '../../core/games/game.ts';
import { gameOf, gameOfRound, readEngine } from '../../core/games/games.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { newServerSeed, nodeStream, seedHashOf } from './nodeFair.ts';
import { callOf, isOver, openRound, type Play, paidOf, type Round, type RoundEvent, step, type WalletCall } from './round.ts';
import { type GameSession, keyHashOf, openSession } from './session.ts';
import type { Tables } from './tables.ts';
import type { Wallet, WalletReply } from './walletClient.ts';

export type ServiceFault =
  | WalletRefusal
  | BetFault
  | 'NOT_ANSWERED'
  | 'NO_SESSION'
  | 'ROUND_OPEN'
  | 'NO_ROUND'
  | 'BAD_SEED'
  | 'NOT_REVEALED';

/** What the page shows. */
export interface GameState {
  readonly sessionId: string;
  readonly isDemo: boolean;
  readonly balanceCents: number;
  readonly netCents: number;
  readonly nonce: number;
  readonly clientSeed: string;
  /** The hash of the present server seed. */
  readonly seedHash: string;
  readonly round: {
    readonly id: string;
    readonly phase: Round['phase'];
    readonly refusal: Round['refusal'];
    readonly nonce: number;
    /** How many actions were taken: the index of the next one. */
    readonly actions: number;
    /** Cents that the round won from the jackpot; 0: nothing yet. */
    readonly jackpotCents: number;
    /** Null: no bet was taken. */
    readonly view: RoundView | null;
  } | null;
}

/** Sessions and rounds of all games. Every method can be repeated: a round is known by its session and nonce. */
export interface GameService {
  open(request: {
    readonly token: string;
    readonly exchangeId: string;
    readonly clientSeed: string;
  }): Promise<Result<{ readonly key: string; readonly session: GameSession; readonly state: GameState }, ServiceFault>>;
  state(key: string): Promise<Result<GameState, ServiceFault>>;
  /** @param address the IP address that asks: the wallet compares it with that of the player's location check. */
  bet(
    key: string,
    request: { readonly seedHash: string; readonly nonce: number; readonly bet: unknown },
    address: string,
  ): Promise<Result<GameState, ServiceFault>>;
  /** @param address as of `bet`. */
  act(
    key: string,
    request: { readonly nonce: number; readonly index: number; readonly action: string },
    address: string,
  ): Promise<Result<GameState, ServiceFault>>;
  /** Reveals the server seed, and commits to another one. */
  changeSeeds(key: string, clientSeed: string): Promise<Result<GameState & { readonly revealed: string }, ServiceFault>>;
  end(key: string, reason: CasinoSessionEndReason): Promise<Result<null, ServiceFault>>;
  /** All that is needed to play the round again; only once its server seed is revealed. */
  pastRound(id: string): Promise<Result<Readonly<Record<string, unknown>>, ServiceFault>>;
  /** Goes on with rounds whose answers are missing or whose player has left, and ends sessions that nobody uses. */
  tidy(): Promise<void>;
  /** After a start: rolls back what was asked before. */
  recover(): Promise<void>;
}

export interface GameServiceOptions {
  readonly tables: Tables;
  readonly wallet: Wallet;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  nowMs(): number;
  /** Sends of one call before its answer counts as unknown. */
  readonly attempts: number;
  readonly abandonedAfterMs: number;
  readonly idleAfterMs: number;
}

const play: Play = ({ bet, actions, ...round }) => gameOfRound(round).play(bet, actions, nodeStream(round));

export function createGameService(options: GameServiceOptions): GameService {
  const { tables, wallet, log, nowMs, attempts } = options;
  /** One at a time for each session. */
  const busy = new Map<string, Promise<unknown>>();
  /** The IP address of each session's last bet or action; written nowhere. A bet that is asked for again after a start goes without. */
  const addresses = new Map<string, string>();

  function exclusively<Value>(sessionId: string, run: () => Promise<Value>): Promise<Value> {
    const turn = (busy.get(sessionId) ?? Promise.resolve()).then(run, run);
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    busy.set(sessionId, settled);
    void settled.then(() => {
      if (busy.get(sessionId) === settled) busy.delete(sessionId);
    });
    return turn;
  }

  async function send(round: Round, call: WalletCall): Promise<WalletReply> {
    const { operation, ...rest } = call;
    const { sessionId, playerId, id: roundId } = round;
    const playerAddress = operation === 'bet' ? addresses.get(sessionId) : undefined;
    const body = { sessionId, playerId, roundId, ...rest, ...(playerAddress !== undefined && { playerAddress }) };
    let reply = await wallet.call(operation, body);
    for (let attempt = 1; attempt < attempts && reply.answer === 'UNKNOWN'; attempt += 1)
      reply = await wallet.call(operation, body);
    return reply;
  }

  /** A demo's credits. */
  function count(balanceCents: number, call: WalletCall): WalletReply {
    const by = call.operation === 'bet' ? -call.amountCents : call.operation === 'win' ? call.amountCents : 0;
    const isEnough = balanceCents + by >= 0;
    return {
      answer: isEnough ? 'ACCEPTED' : 'INSUFFICIENT_FUNDS',
      balanceCents: balanceCents + (isEnough ? by : 0),
      jackpotCents: null,
      body: null,
    };
  }

  async function change(round: Round, event: RoundEvent): Promise<Round> {
    const next = step(round, event, play);
    if (next === round) return round;
    const stamped = { ...next, updatedAtMs: nowMs() };
    await tables.saveRound(stamped);
    if (stamped.phase === 'STUCK')
      log.error({ round: round.id, refusal: stamped.refusal }, 'the wallet refuses the end of a round');
    return stamped;
  }

  /** Asks the wallet until the round waits for its player, is over, or gets no answer. */
  async function drive(start: Round): Promise<Round> {
    let round = start;
    for (let call = callOf(round); call !== null; call = callOf(round)) {
      const session = tables.session(round.sessionId);
      const reply = round.playerId === null ? count(session?.balanceCents ?? 0, call) : await send(round, call);
      const before = round;
      round = await change(round, { type: 'answered', answer: reply.answer, jackpotCents: reply.jackpotCents });
      await follow(before, round, reply);
      if (round === before) break;
    }
    return round;
  }

  /** The session's balance and position after an answer. */
  async function follow(before: Round, round: Round, { answer, balanceCents }: WalletReply): Promise<void> {
    const session = tables.session(round.sessionId);
    if (!session) return;
    const hasEnded = round.phase === 'ENDED' && before.phase !== 'ENDED';
    const staked = hasEnded ? round.taken.reduce((sum, { cents }) => sum + cents, 0) : 0;
    await tables.saveSession({
      ...session,
      balanceCents: balanceCents ?? session.balanceCents,
      netCents: session.netCents + (hasEnded ? paidOf(round) - staked : 0),
      endReason: answer === 'SESSION_ENDED' ? 'GAME_ENDED' : answer === 'PLAYER_RESTRICTED' ? 'RESTRICTED' : session.endReason,
    });
  }

  async function stateOf(session: GameSession): Promise<GameState> {
    const now = tables.session(session.id) ?? session;
    const round = now.roundId === null ? null : await tables.round(now.roundId);
    return {
      sessionId: now.id,
      isDemo: now.playerId === null,
      balanceCents: now.balanceCents,
      netCents: now.netCents,
      nonce: now.nonce,
      clientSeed: now.clientSeed,
      seedHash: seedHashOf(now.serverSeed),
      round: round && {
        id: round.id,
        phase: round.phase,
        refusal: round.refusal,
        nonce: round.nonce,
        actions: round.actions.length,
        jackpotCents: round.jackpotCents ?? 0,
        view: round.taken.length === 0 || round.phase === 'RETURNED' ? null : play(round),
      },
    };
  }

  async function currentRound(session: GameSession): Promise<Round | null> {
    return session.roundId === null ? null : tables.round(session.roundId);
  }

  /** Runs with the session of the key, alone. */
  async function withSession<Value>(
    key: string,
    run: (session: GameSession) => Promise<Result<Value, ServiceFault>>,
  ): Promise<Result<Value, ServiceFault>> {
    const stored = tables.sessionOfKey(keyHashOf(key));
    if (!stored) return err('NO_SESSION');
    return exclusively(stored.id, async () => {
      const session = tables.session(stored.id);
      if (!session) return err('NO_SESSION');
      return run({ ...session, seenAtMs: nowMs() });
    });
  }

  /**
   * False: the wallet says that the balance is below the stake. Such a bet is written nowhere, or a player without money could fill the disk.
   * Without an answer the bet itself is asked, which is written down first.
   */
  async function canPay({ id: sessionId, playerId, balanceCents }: GameSession, stakeCents: number): Promise<boolean> {
    if (playerId === null || stakeCents <= balanceCents) return true;
    const { balanceCents: now } = await wallet.call('balance', { sessionId, playerId });
    return now === null || stakeCents <= now;
  }

  async function endSession(session: GameSession, reason: CasinoSessionEndReason): Promise<void> {
    const round = await currentRound(session);
    if (round && !isOver(round)) await drive(await change(round, { type: 'abandoned' }));
    const now = tables.session(session.id);
    if (now) await tables.saveSession({ ...now, endReason: reason });
    addresses.delete(session.id);
    await wallet.call('endSession', { sessionId: session.id });
  }

  return {
    async open({ token, exchangeId, clientSeed }) {
      if (!isClientSeed(clientSeed)) return err('BAD_SEED');
      const answer = await wallet.authenticate({ token, exchangeId });
      if (typeof answer === 'string') return err(isWalletRefusal(answer) ? answer : 'NOT_ANSWERED');
      const engine = readEngine(answer.engine);
      if (engine === null || gameOf(engine, answer.gameId) === null) return err('UNKNOWN_SESSION');
      return exclusively(answer.sessionId, async () => {
        const { session, key } = openSession(answer, engine, clientSeed, nowMs());
        const stored = tables.session(session.id);
        const opened = stored ? { ...stored, keyHash: session.keyHash } : session;
        await tables.saveSession(opened);
        return ok({ key, session: opened, state: await stateOf(opened) });
      });
    },

    state: (key) => withSession(key, async (session) => ok(await stateOf(session))),

    bet: (key, { seedHash, nonce, bet }, address) =>
      withSession(key, async (session) => {
        addresses.set(session.id, address);
        if (seedHash !== seedHashOf(session.serverSeed)) return err('NO_ROUND');
        const last = await currentRound(session);
        if (last?.nonce === nonce && nonce === session.nonce - 1) return ok(await stateOf(session));
        if ((last && !isOver(last)) || nonce !== session.nonce) return err('ROUND_OPEN');
        const game = gameOf(session.engine, session.gameId);
        if (game === null) return err('NO_SESSION');
        const read = game.readBet(bet);
        if (!read.ok) return read;
        const { stakeCents } = read.value;
        if (stakeCents < session.minimumBetCents || stakeCents > session.maximumBetCents) return err('BET_OUT_OF_BOUNDS');
        if (!(await canPay(session, stakeCents))) return err('INSUFFICIENT_FUNDS');
        const { id: sessionId, playerId, engine, gameId, serverSeed, clientSeed } = session;
        const round = openRound(
          {
            id: randomUUID(),
            sessionId,
            playerId,
            engine,
            gameId,
            version: game.version,
            bet: read.value.bet,
            serverSeed,
            clientSeed,
            nonce,
            updatedAtMs: nowMs(),
          },
          stakeCents,
        );
        await tables.saveRound(round);
        const playing = { ...session, nonce: nonce + 1, roundId: round.id };
        await tables.saveSession(playing);
        await drive(round);
        return ok(await stateOf(playing));
      }),

    act: (key, { nonce, index, action }, address) =>
      withSession(key, async (session) => {
        addresses.set(session.id, address);
        const round = await currentRound(session);
        if (!round || round.nonce !== nonce) return err('NO_ROUND');
        if (round.actions.length === index && round.phase === 'PLAYING') {
          await tables.saveSession(session);
          await drive(await change(round, { type: 'acted', action }));
        }
        return ok(await stateOf(session));
      }),

    changeSeeds: (key, clientSeed) =>
      withSession(key, async (session) => {
        if (!isClientSeed(clientSeed)) return err('BAD_SEED');
        const round = await currentRound(session);
        if (round && !isOver(round)) return err('ROUND_OPEN');
        const changed = { ...session, serverSeed: newServerSeed(), clientSeed, nonce: 0, roundId: null };
        await tables.saveSession(changed);
        return ok({ ...(await stateOf(changed)), revealed: session.serverSeed });
      }),

    end: (key, reason) =>
      withSession(key, async (session) => {
        await endSession(session, reason);
        return ok(null);
      }),

    async pastRound(id) {
      const round = await tables.round(id);
      if (!round) return err('NO_ROUND');
      const session = tables.session(round.sessionId);
      if (!isOver(round) || session?.serverSeed === round.serverSeed) return err('NOT_REVEALED');
      const { engine, gameId, version, bet, actions, serverSeed, clientSeed, nonce, winCents, jackpotId, jackpotCents, phase } =
        round;
      return ok({
        id,
        engine,
        gameId,
        version,
        bet,
        actions,
        serverSeed,
        seedHash: seedHashOf(serverSeed),
        clientSeed,
        nonce,
        winCents,
        jackpotId,
        jackpotCents,
        phase,
      });
    },

    async tidy() {
      await Promise.all(
        tables.openRounds().map(({ id, sessionId }) =>
          exclusively(sessionId, async () => {
            const round = await tables.round(id);
            if (!round || isOver(round)) return;
            const isAbandoned = round.phase === 'PLAYING' && nowMs() - round.updatedAtMs > options.abandonedAfterMs;
            await drive(isAbandoned ? await change(round, { type: 'abandoned' }) : round);
          }),
        ),
      );
      for (const session of tables.openSessions())
        if (nowMs() - session.seenAtMs > options.idleAfterMs) await exclusively(session.id, () => endSession(session, 'EXPIRED'));
    },

    async recover() {
      for (const round of tables.openRounds()) {
        const found = tables.session(round.sessionId);
        // The round was saved first; its session may not have heard of it.
        if (found && found.nonce === round.nonce) await tables.saveSession({ ...found, nonce: round.nonce + 1, roundId: round.id });
        await change(round, { type: 'restarted' });
      }
    },
  };
}
