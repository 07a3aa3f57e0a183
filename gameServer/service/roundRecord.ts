import type { RecordAnswer, RecordQuestion, RoundRecord } from '../../core/casino/roundRecord.ts';
import { readJournal } from '../../programs/service/journal.ts';
import { paidOf, type Round } from './round.ts';
import type { GameSession } from './session.ts';

/** More rounds than this are not listed for the sandbox. */
const MOST_ROUNDS = 1_000;

function statusOf({ phase }: Round): RoundRecord['status'] {
  return phase === 'ENDED' || phase === 'RETURNED' || phase === 'REFUSED' || phase === 'STUCK' ? phase : 'OPEN';
}

/** The journal's rounds for real money, the newest first. @param playerId null: of everybody. @param most so many of the newest */
export async function readRounds(
  file: string,
  playerId: string | null,
  most: number = MOST_ROUNDS,
): Promise<readonly RoundRecord[]> {
  const games = new Map<string, string>();
  const rounds = new Map<string, Round>();
  for await (const { record } of readJournal(file)) {
    const { session, round } = record as { readonly session?: GameSession; readonly round?: Round };
    if (session) games.set(session.id, session.gameId);
    if (!round || (playerId !== null && round.playerId !== playerId)) continue;
    rounds.set(round.id, round);
    const [oldest] = rounds.keys();
    if (rounds.size > most && oldest !== undefined) rounds.delete(oldest);
  }
  return [...rounds.values()].reverse().map((round) => ({
    roundId: round.id,
    game: games.get(round.sessionId) ?? '',
    betCents: round.taken.reduce((sum, { cents }) => sum + cents, 0),
    winCents: paidOf(round),
    status: statusOf(round),
  }));
}

function isQuestion(message: unknown): message is RecordQuestion {
  const { ask, id } = Object(message) as { readonly ask?: unknown; readonly id?: unknown };
  return ask === 'rounds' && typeof id === 'number';
}

/** Answers the parent process, which alone can ask. */
export async function answerQuestion(file: string, message: unknown): Promise<RecordAnswer | null> {
  if (!isQuestion(message)) return null;
  const rounds = await readRounds(file, message.playerId).catch(() => null);
  return { id: message.id, rounds };
}
