/** A round as its game server reports it. */
export interface ReportedRound {
  readonly roundId: string;
  /** The stakes that the wallet has accepted, as the game server has it. */
  readonly betCents: number;
  readonly winCents: number;
  readonly status: string;
}

/** A round as the wallet has it. */
export interface RecordedRound {
  readonly roundId: string;
  readonly betCents: number;
  readonly winCents: number;
  readonly status: string;
}

export type RoundDifferenceKind =
  /** The sums of a round that is over at both differ. */
  | 'OTHER_SUM'
  /** It is over there, and open here. */
  | 'STILL_OPEN'
  /** The game server has a bet that we know nothing of. */
  | 'UNKNOWN_HERE'
  /** We have a round that the game server does not report. */
  | 'UNKNOWN_THERE';

export interface RoundDifference {
  readonly kind: RoundDifferenceKind;
  readonly roundId: string;
  /** Null: it has none. */
  readonly reported: ReportedRound | null;
  readonly recorded: RecordedRound | null;
}

/**
 * Compares the report of a game server with the wallet, round by round, to the cent.
 * @param recorded the rounds that the report names, and those since its beginning
 */
export function reconcileRounds(
  reported: readonly ReportedRound[],
  recorded: readonly RecordedRound[],
): readonly RoundDifference[] {
  const ours = new Map(recorded.map((round) => [round.roundId, round]));
  const theirs = new Set(reported.map(({ roundId }) => roundId));
  const differences = reported.flatMap((round): RoundDifference[] => {
    const inWallet = ours.get(round.roundId) ?? null;
    const kind = kindOf(round, inWallet);
    return kind === null ? [] : [{ kind, roundId: round.roundId, reported: round, recorded: inWallet }];
  });
  const missing = recorded.filter(({ roundId }) => !theirs.has(roundId));
  return [
    ...differences,
    ...missing.map((round) => ({ kind: 'UNKNOWN_THERE' as const, roundId: round.roundId, reported: null, recorded: round })),
  ];
}

function kindOf(reported: ReportedRound, recorded: RecordedRound | null): RoundDifferenceKind | null {
  // A round whose bet was refused or taken back may never have reached the wallet.
  if (recorded === null) return reported.betCents > 0 || reported.winCents > 0 ? 'UNKNOWN_HERE' : null;
  if (reported.status === 'OPEN') return null;
  const { betCents, winCents, status } = recorded;
  if (betCents !== reported.betCents || winCents !== reported.winCents) return 'OTHER_SUM';
  return status === 'OPEN' ? 'STILL_OPEN' : null;
}

/** For a person, one line. */
export function roundDifferenceLine({ kind, roundId, reported, recorded }: RoundDifference): string {
  return `${kind} ${roundId}: the game server has ${sentenceOf(reported)}, we have ${sentenceOf(recorded)}`;
}

function sentenceOf(round: ReportedRound | RecordedRound | null): string {
  return round === null ? 'nothing' : `${round.status} (${round.betCents} cents bet, ${round.winCents} won)`;
}
