import type { WalletRefusal } from '../../core/casino/walletContract.ts';
import type { RoundView } from '../../core/games/game.ts';
import { gameOfRound, type PlayedBy } from '../../core/games/games.ts';

/**
 * BETTING, RAISING: a bet was sent, its answer is not known. RETURNING, UNRAISING: it is rolled back, because no answer came.
 * PLAYING: the player acts next. PAYING, AWARDING, ENDING: win, jackpot and end are sent until
 * they are answered. STUCK: the wallet refuses what must not be
 * refused; a person has to look at it.
 */
export type Phase =
  | 'BETTING'
  | 'PLAYING'
  | 'RAISING'
  | 'UNRAISING'
  | 'PAYING'
  | 'AWARDING'
  | 'ENDING'
  | 'RETURNING'
  | 'ENDED'
  | 'RETURNED'
  | 'REFUSED'
  | 'STUCK';

export interface Round extends PlayedBy {
  readonly id: string;
  readonly sessionId: string;
  /** Null in a demo. */
  readonly playerId: string | null;
  /** As the game has read it. */
  readonly bet: unknown;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly actions: readonly string[];
  /** Stakes of the bets that were taken, the first one first. */
  readonly taken: readonly { readonly transactionId: string; readonly cents: number }[];
  /** The bet of BETTING, RAISING, RETURNING and UNRAISING, with the action that needs it. */
  readonly asked: { readonly transactionId: string; readonly cents: number; readonly action: string | null };
  readonly bets: number;
  readonly phase: Phase;
  /** Without a jackpot. */
  readonly winCents: number;
  /** The jackpot that was won. Absent in rounds of before there were any. */
  readonly jackpotId?: string | null;
  /** What the wallet said that it pays. */
  readonly jackpotCents?: number;
  /** Why the last bet was not taken. */
  readonly refusal: WalletRefusal | 'NOT_ANSWERED' | null;
  readonly updatedAtMs: number;
}

export type WalletCall =
  | { readonly operation: 'bet' | 'win'; readonly transactionId: string; readonly amountCents: number }
  | { readonly operation: 'jackpot'; readonly transactionId: string; readonly jackpotId: string }
  | { readonly operation: 'rollback'; readonly transactionId: string; readonly betTransactionId: string }
  | { readonly operation: 'end'; readonly betCents: number; readonly winCents: number; readonly certainReturnCents: number };

/** UNKNOWN: no answer, or one that may be another one later. */
export type WalletAnswer = 'ACCEPTED' | 'UNKNOWN' | WalletRefusal;

export type RoundEvent =
  /** `jackpotCents`: what a jackpot pays. */
  | { readonly type: 'answered'; readonly answer: WalletAnswer; readonly jackpotCents?: number | null }
  | { readonly type: 'acted'; readonly action: string }
  /** The process was started again: an answer that was waited for will not come. */
  | { readonly type: 'restarted' }
  | { readonly type: 'abandoned' };

/** Plays the round as far as it has come. */
export type Play = (round: Pick<Round, keyof PlayedBy | 'bet' | 'actions' | 'serverSeed' | 'clientSeed' | 'nonce'>) => RoundView;

const FINAL: ReadonlySet<Phase> = new Set(['ENDED', 'RETURNED', 'REFUSED', 'STUCK']);

export function isOver({ phase }: Round): boolean {
  return FINAL.has(phase);
}

const betCentsOf = ({ taken }: Round): number => taken.reduce((sum, { cents }) => sum + cents, 0);

/** All that the round has won. */
export const paidOf = ({ winCents, jackpotCents = 0 }: Round): number => winCents + jackpotCents;

/** What the wallet is asked next; null: nothing. The same phase asks the same, so that it can be repeated. */
export function callOf(round: Round): WalletCall | null {
  const { transactionId, cents } = round.asked;
  switch (round.phase) {
    case 'BETTING':
    case 'RAISING':
      return { operation: 'bet', transactionId, amountCents: cents };
    case 'RETURNING':
    case 'UNRAISING':
      return { operation: 'rollback', transactionId: `${transactionId}.back`, betTransactionId: transactionId };
    case 'PAYING':
      return { operation: 'win', transactionId: `${round.id}.win`, amountCents: round.winCents };
    case 'AWARDING':
      return { operation: 'jackpot', transactionId: `${round.id}.jackpot`, jackpotId: round.jackpotId ?? '' };
    case 'ENDING':
      return {
        operation: 'end',
        betCents: betCentsOf(round),
        winCents: paidOf(round),
        certainReturnCents: gameOfRound(round).leastReturnCents(round.bet),
      };
    default:
      return null;
  }
}

/** A round whose first bet is about to be sent. */
export function openRound(
  fields: Pick<
    Round,
    'id' | 'sessionId' | 'playerId' | keyof PlayedBy | 'bet' | 'serverSeed' | 'clientSeed' | 'nonce' | 'updatedAtMs'
  >,
  stakeCents: number,
): Round {
  return {
    ...fields,
    actions: [],
    taken: [],
    asked: { transactionId: `${fields.id}.bet0`, cents: stakeCents, action: null },
    bets: 1,
    phase: 'BETTING',
    winCents: 0,
    jackpotId: null,
    jackpotCents: 0,
    refusal: null,
  };
}

/** A demo has no jackpot to pay. */
function afterWin({ jackpotId, playerId }: Pick<Round, 'jackpotId' | 'playerId'>): Phase {
  return jackpotId != null && playerId !== null ? 'AWARDING' : 'ENDING';
}

/** After a bet was taken or an action needed none. */
function played(round: Round, play: Play): Round {
  const { isFinished, winCents, jackpotId } = play(round);
  if (!isFinished) return { ...round, phase: 'PLAYING', refusal: null };
  const won = { ...round, winCents, jackpotId, refusal: null };
  return { ...won, phase: winCents > 0 ? 'PAYING' : afterWin(won) };
}

function taking(round: Round, play: Play): Round {
  const { transactionId, cents, action } = round.asked;
  const actions = action === null ? round.actions : [...round.actions, action];
  return played({ ...round, actions, taken: [...round.taken, { transactionId, cents }] }, play);
}

function answered(round: Round, answer: WalletAnswer, jackpotCents: number | null, play: Play): Round {
  const isAccepted = answer === 'ACCEPTED';
  const refusal = answer === 'ACCEPTED' || answer === 'UNKNOWN' ? 'NOT_ANSWERED' : answer;
  switch (round.phase) {
    case 'BETTING':
      if (isAccepted) return taking(round, play);
      return answer === 'UNKNOWN' ? { ...round, phase: 'RETURNING', refusal } : { ...round, phase: 'REFUSED', refusal };
    case 'RAISING':
      if (isAccepted) return taking(round, play);
      return answer === 'UNKNOWN' ? { ...round, phase: 'UNRAISING', refusal } : { ...round, phase: 'PLAYING', refusal };
    case 'AWARDING':
      // Without the amount the answer says nothing.
      if (isAccepted) return jackpotCents === null ? round : { ...round, jackpotCents, phase: 'ENDING' };
      return answer === 'UNKNOWN' ? round : { ...round, phase: 'STUCK', refusal };
    case 'PAYING':
    case 'ENDING':
    case 'RETURNING':
    case 'UNRAISING': {
      if (answer === 'UNKNOWN') return round;
      if (!isAccepted) return { ...round, phase: 'STUCK', refusal };
      const next = { PAYING: afterWin(round), ENDING: 'ENDED', RETURNING: 'RETURNED', UNRAISING: 'PLAYING' } as const;
      return { ...round, phase: next[round.phase] };
    }
    default:
      return round;
  }
}

function acted(round: Round, name: string, play: Play): Round {
  if (round.phase !== 'PLAYING') return round;
  const action = play(round).actions.find((possible) => possible.name === name);
  if (!action) return round;
  if (action.stakeCents === 0) return played({ ...round, actions: [...round.actions, name] }, play);
  const asked = { transactionId: `${round.id}.bet${round.bets}`, cents: action.stakeCents, action: name };
  return { ...round, phase: 'RAISING', asked, bets: round.bets + 1 };
}

/** Events that do not fit the phase change nothing. */
export function step(round: Round, event: RoundEvent, play: Play): Round {
  switch (event.type) {
    case 'answered':
      return answered(round, event.answer, event.jackpotCents ?? null, play);
    case 'acted':
      return acted(round, event.action, play);
    case 'restarted':
      return round.phase === 'BETTING' || round.phase === 'RAISING' ? answered(round, 'UNKNOWN', null, play) : round;
    case 'abandoned': {
      const action = gameOfRound(round).actionOfAbsentPlayer;
      let left = round;
      while (action !== null && left.phase === 'PLAYING') left = acted(left, action, play);
      return left;
    }
  }
}
