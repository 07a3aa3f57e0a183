import { type Journal, type Position, readJournal } from '../../programs/service/journal.ts';
import { isOver, type Round } from './round.ts';
import type { GameSession } from './session.ts';

/** Sessions and rounds, in memory and in the journal. */
export interface Tables {
  session(id: string): GameSession | null;
  sessionOfKey(keyHash: string): GameSession | null;
  openSessions(): readonly GameSession[];
  openRounds(): readonly Round[];
  /** One that has ended is read from the journal, if it is not among the last ones. An unknown id reads nothing. */
  round(id: string): Promise<Round | null>;
  /** Demos are stored in memory alone. */
  saveSession(session: GameSession): Promise<void>;
  saveRound(round: Round): Promise<void>;
}

/** Rounds that have ended and are still in memory. */
const RECENT_ROUNDS = 5_000;

interface Record {
  readonly session?: GameSession;
  readonly round?: Round;
}

/** Reads what earlier processes have left. */
export async function openTables(file: string, journal: Journal): Promise<Tables> {
  const sessions = new Map<string, GameSession>();
  const byKey = new Map<string, string>();
  const open = new Map<string, Round>();
  const recent = new Map<string, Round>();
  /** Where the last record of each round is in the journal. */
  const positions = new Map<string, Position>();

  function storeSession(session: GameSession): void {
    const before = sessions.get(session.id);
    if (before && before.keyHash !== session.keyHash) byKey.delete(before.keyHash);
    if (session.endReason === null) {
      sessions.set(session.id, session);
      byKey.set(session.keyHash, session.id);
    } else {
      sessions.delete(session.id);
      byKey.delete(session.keyHash);
    }
  }

  function storeRound(round: Round): void {
    if (!isOver(round)) {
      open.set(round.id, round);
      return;
    }
    open.delete(round.id);
    recent.set(round.id, round);
    for (const oldest of recent.keys()) {
      if (recent.size <= RECENT_ROUNDS) break;
      recent.delete(oldest);
    }
  }

  for await (const { position, record } of readJournal(file)) {
    const { session, round } = record as Record;
    if (session) storeSession(session);
    if (!round) continue;
    positions.set(round.id, position);
    storeRound(round);
  }

  return {
    session: (id) => sessions.get(id) ?? null,
    sessionOfKey: (keyHash) => sessions.get(byKey.get(keyHash) ?? '') ?? null,
    openSessions: () => [...sessions.values()],
    openRounds: () => [...open.values()],
    async round(id) {
      const cached = open.get(id) ?? recent.get(id);
      if (cached) return cached;
      const position = positions.get(id);
      if (position === undefined) return null;
      const read = async () => Object(await journal.read(position)) as Record;
      const { round } = await read();
      // A file that was set aside in this moment was read under its old name.
      return (round?.id === id ? round : (await read()).round) ?? null;
    },
    async saveSession(session) {
      if (session.playerId !== null) await journal.append({ session });
      storeSession(session);
    },
    async saveRound(round) {
      if (round.playerId !== null) positions.set(round.id, await journal.append({ round }));
      storeRound(round);
    },
  };
}
