import type { GameResult, Placing, ResultPeriod } from '../../core/money/results.ts';
import type { MarketType, SelectionSide } from '../../core/wire/contract.ts';
import type { GradedLeg } from '../../server/domain/settlement/gradeLeg.ts';
import type { Random } from '../support/random.ts';
import type { Fraction, Team } from './bruteGrader.ts';

/**
 * Fields, fights, tennis and baseball: bets whose result names more than a score, and what each returns by the published rules, again in the
 * most naive way: every second, game or run that is not known is tried.
 */
export interface GradedByHand {
  readonly leg: GradedLeg;
  readonly result: GameResult;
  readonly returned: Fraction;
}

type Verdict = 'W' | 'L' | 'P' | 'V';
type Ask = (random: Random, price: Fraction) => GradedByHand;

const legOf = (type: string, change: Partial<GradedLeg>): GradedLeg => ({
  marketType: type as MarketType,
  side: 'HOME',
  outcome: null,
  pointsHundredths: null,
  subject: {},
  rules: null,
  ...change,
});
const returnOf = (verdict: Verdict, [top, bottom]: Fraction): Fraction =>
  verdict === 'W' ? [top, bottom] : verdict === 'L' ? [0n, 1n] : [1n, 1n];
const won = (is: boolean): Verdict => (is ? 'W' : 'L');
const compared = (value: number): Verdict => (value > 0 ? 'W' : value < 0 ? 'L' : 'P');

/** One verdict, or void where the ways to go on differ. */
function agreed(verdicts: readonly Verdict[]): Verdict {
  return verdicts.every((one) => one === verdicts[0]) ? (verdicts[0] ?? 'V') : 'V';
}

/** Half of a quarter line is on each of its neighbours. */
function ofLine(line: number, price: Fraction, verdictAt: (line: number) => Verdict): Fraction {
  if (line % 50 === 0) return returnOf(verdictAt(line), price);
  const [a, b] = returnOf(verdictAt(line - 25), price);
  const [c, d] = returnOf(verdictAt(line + 25), price);
  return [a * d + c * b, 2n * b * d];
}

const NO_SCORE = { homeScore: null, awayScore: null, periods: [] } as const;

/** A place: of the places that a tie takes up, those that are paid pay (betfair 6779). */
const field: Ask = (random, price) => {
  const entrants = Array.from({ length: random.between(3, 8) }, (_, index) => `e${index}`);
  const scores = entrants.map(() => random.between(0, 4));
  const missing = entrants.map(() => random.pick(['', '', '', '', 'ABSENT', 'DID_NOT_START']));
  const ran = entrants.map((_, index) => index).filter((index) => missing[index] === '');
  const placeOf = (index: number): number => 1 + ran.filter((other) => (scores[other] ?? 0) > (scores[index] ?? 0)).length;
  const placings = entrants.flatMap((participantId, index): readonly Placing[] => {
    if (missing[index] === 'ABSENT') return [];
    return [{ participantId, place: missing[index] === '' ? placeOf(index) : 0 }];
  });
  const hasPlacings = random.next() > 0.1;
  const result: GameResult = { ...NO_SCORE, status: 'FINAL', ...(hasPlacings && { placings }) };
  const backed = random.between(0, entrants.length - 1);
  const places = random.between(1, 4);
  const leg = legOf('OUTRIGHT', {
    side: 'OUTCOME',
    outcome: `e${backed}`,
    rules: 'field',
    subject: places === 1 && random.next() < 0.5 ? {} : { target: places * 100 },
  });
  if (!hasPlacings || missing[backed] === 'DID_NOT_START') return { leg, result, returned: [1n, 1n] };
  if (missing[backed] === 'ABSENT') return { leg, result, returned: [0n, 1n] };
  const tied = ran.filter((other) => scores[other] === scores[backed]).length;
  const taken = Array.from({ length: tied }, (_, index) => placeOf(backed) + index);
  const paid = taken.filter((place) => place <= places).length;
  const returned: Fraction = [price[0] * BigInt(paid), price[1] * BigInt(tied)];
  // A win of just the stake looks like a stake that is returned.
  return returned[0] === returned[1] ? field(random, price) : { leg, result, returned };
};

const FIGHT_ENDS = ['KO_TKO', 'SUBMISSION', 'DISQUALIFICATION', 'DECISION', 'DRAW'] as const;

const fight: Ask = (random, price) => {
  const isBoxing = random.next() < 0.5;
  const [rounds, length] = isBoxing ? [12, 180] : [random.pick([3, 5]), 300];
  const method = random.pick(FIGHT_ENDS);
  const goesOn = method === 'DECISION' || method === 'DRAW';
  const round = goesOn ? rounds : random.between(1, rounds);
  const seconds = goesOn || random.next() < 0.3 ? null : random.pick([1, 60, length / 2, length / 2 + 1, length - 1]);
  const winner = method === 'DRAW' ? null : random.pick<Team>(['HOME', 'AWAY']);
  const status = random.pick(['FINAL', 'FINAL', 'FINAL', 'FINAL', 'NO_CONTEST', 'ABANDONED', 'POSTPONED'] as const);
  const isPlayed = status === 'FINAL';
  const facts = { method, round, ...(seconds !== null && { roundSeconds: seconds }), ...(winner && { winner }) };
  const result: GameResult = { ...NO_SCORE, status, ...(isPlayed && facts) };
  const rules = isBoxing ? 'boxing' : 'fights';
  const of = (type: string, change: Partial<GradedLeg>, verdict: Verdict): GradedByHand => ({
    leg: legOf(type, { ...change, rules }),
    result,
    returned: returnOf(isPlayed ? verdict : 'V', price),
  });
  const who = random.pick<Team | null>(['HOME', 'AWAY', null]);
  const isWhose = who === null || who === winner;
  const named = (wanted: string): Partial<GradedLeg> => ({ side: 'OUTCOME', outcome: who === null ? wanted : `${who}_${wanted}` });
  switch (random.pick(['MONEYLINE', 'THREE_WAY', 'METHOD', 'ROUND', 'DISTANCE', 'TOTAL'] as const)) {
    case 'MONEYLINE':
      return of('MONEYLINE', { side: who ?? 'HOME' }, winner === null ? 'P' : won(winner === (who ?? 'HOME')));
    case 'THREE_WAY':
      return of('MONEYLINE_THREE_WAY', { side: who ?? 'DRAW' }, won(winner === who));
    case 'METHOD': {
      const wanted = random.pick(['KO_TKO', 'SUBMISSION', 'DECISION', 'DRAW'] as const);
      if (wanted === 'DRAW') return of('METHOD', { side: 'OUTCOME', outcome: wanted }, won(method === wanted));
      // A disqualification counts as a knock-out.
      return of('METHOD', named(wanted), won(isWhose && (method === 'DISQUALIFICATION' ? 'KO_TKO' : method) === wanted));
    }
    case 'ROUND': {
      const wanted = random.next() < 0.2 ? 'DECISION' : `ROUND_${random.between(1, rounds)}`;
      const actual = goesOn ? 'DECISION' : `ROUND_${round}`;
      return of('ROUND', named(wanted), won(isWhose && wanted === actual));
    }
    case 'DISTANCE': {
      const side = random.pick(['YES', 'NO'] as const);
      return of('ROUND', { side }, won(goesOn === (side === 'YES')));
    }
    case 'TOTAL': {
      // No quarter lines: a fight may end between its two neighbours, and no feed may offer them.
      const line = random.between(1, rounds * 2) * 50;
      const side = random.pick(['OVER', 'UNDER'] as const);
      const leg = legOf('TOTAL', { side, pointsHundredths: line, subject: { unit: 'ROUNDS' }, rules });
      const possible = goesOn ? [length] : seconds === null ? Array.from({ length: length + 1 }, (_, at) => at) : [seconds];
      const verdictAt = (at: number): Verdict => {
        if (!isPlayed) return 'V';
        const beyond = possible.map((last) => ((round - 1) * length + last) * 100 - at * length);
        return agreed(beyond.map((more) => compared(side === 'OVER' ? more : -more)));
      };
      return { leg, result, returned: ofLine(line, price, verdictAt) };
    }
  }
};

interface Set {
  readonly home: number;
  readonly away: number;
  readonly open: boolean;
}

const ENDS = [
  [6, 0],
  [6, 3],
  [6, 4],
  [7, 5],
  [7, 6],
] as const;

const SET_ENDS = [...ENDS, [6, 1] as const, [6, 2] as const].flatMap(([most, least]) => [
  { home: most, away: least, open: false },
  { home: least, away: most, open: false },
]);

/** Every way in which a match of three sets could have gone on, set by set. */
function goingOn(sets: readonly Set[]): readonly (readonly Set[])[] {
  const last = sets.at(-1);
  if (last?.open)
    return SET_ENDS.filter(({ home, away }) => home >= last.home && away >= last.away).flatMap((end) =>
      goingOn([...sets.slice(0, -1), end]),
    );
  const isWon = ['HOME', 'AWAY'].some(
    (side) => sets.filter(({ home, away }) => (side === 'HOME' ? home > away : away > home)).length === 2,
  );
  return isWon ? [sets] : SET_ENDS.flatMap((end) => goingOn([...sets, end]));
}

const tennis: Ask = (random, price) => {
  const isStrict = random.next() < 0.5;
  const sets: Set[] = [];
  const lead = (side: Team): number =>
    sets.filter(({ home, away, open }) => !open && (side === 'HOME' ? home > away : away > home)).length;
  const isRetired = random.next() < 0.4;
  while (lead('HOME') < 2 && lead('AWAY') < 2) {
    if (isRetired && (random.next() < 0.5 || sets.length === 2)) {
      sets.push({ home: random.between(0, 5), away: random.between(0, 5), open: true });
      break;
    }
    const [most, least] = random.pick(ENDS);
    sets.push(random.next() < 0.5 ? { home: most, away: least, open: false } : { home: least, away: most, open: false });
  }
  const isStopped = sets.at(-1)?.open === true;
  const winner = random.pick<Team>(['HOME', 'AWAY']);
  const status = random.next() < 0.08 ? 'WALKOVER' : isStopped ? 'RETIRED' : 'FINAL';
  const [homeScore, awayScore] = [lead('HOME'), lead('AWAY')];
  const result: GameResult = {
    status,
    homeScore,
    awayScore,
    periods: sets.map(({ open, ...games }): ResultPeriod => ({ ...games, kind: 'REGULATION', ...(open && { open }) })),
    ...(isStopped && { winner }),
  };
  const rules = isStrict ? 'tennis/complete' : 'tennis/first-set';
  const matches = isStopped ? goingOn(sets) : [sets];
  const number = random.between(1, 2);
  const ofSet = random.next() < 0.3;
  const count = (match: readonly Set[], side: Team): number =>
    (ofSet ? match.slice(number - 1, number) : match).reduce((sum, set) => sum + (side === 'HOME' ? set.home : set.away), 0);
  const isUnknown = ofSet && sets.length < number;
  const gone = (verdict: (home: number, away: number) => Verdict): Verdict =>
    status === 'WALKOVER' || isUnknown ? 'V' : agreed(matches.map((match) => verdict(count(match, 'HOME'), count(match, 'AWAY'))));
  const subject = { unit: 'GAMES' as const, ...(ofSet && { periods: { from: number, to: number } }) };
  const side = random.pick<Team>(['HOME', 'AWAY']);
  switch (random.pick(['WINNER', 'GAMES', 'LEAD', 'SETS', 'SET_SCORE', 'ODD'] as const)) {
    case 'WINNER': {
      if (ofSet) {
        const leg = legOf('MONEYLINE', { side, rules, subject: { periods: { from: number, to: number } } });
        const verdict = gone((home, away) => (home === away ? 'P' : won(home > away === (side === 'HOME'))));
        return { leg, result, returned: returnOf(verdict, price) };
      }
      const stands = !isStrict && sets.some(({ open }) => !open);
      const verdict =
        status === 'WALKOVER'
          ? 'V'
          : isStopped
            ? stands
              ? won(winner === side)
              : 'V'
            : won(homeScore > awayScore === (side === 'HOME'));
      return { leg: legOf('MONEYLINE', { side, rules }), result, returned: returnOf(verdict, price) };
    }
    case 'GAMES': {
      const [line, over] = [random.between(20, 120) * 25, random.next() < 0.5];
      const leg = legOf('TOTAL', { side: over ? 'OVER' : 'UNDER', pointsHundredths: line, subject, rules });
      const at = (points: number) => gone((home, away) => compared(((home + away) * 100 - points) * (over ? 1 : -1)));
      return { leg, result, returned: ofLine(line, price, at) };
    }
    case 'LEAD': {
      const line = random.between(-20, 20) * 25;
      const leg = legOf('SPREAD', { side, pointsHundredths: line, subject, rules });
      const at = (points: number) => gone((home, away) => compared((home - away) * (side === 'HOME' ? 100 : -100) + points));
      return { leg, result, returned: ofLine(line, price, at) };
    }
    case 'SETS': {
      const yes = random.pick<SelectionSide>(['YES', 'NO']);
      const leg = legOf('MILESTONE', { side: yes, pointsHundredths: 100, subject: { side }, rules });
      const has = (side === 'HOME' ? homeScore : awayScore) > 0;
      const verdict = status === 'WALKOVER' || (isStopped && !has) ? 'V' : won(has === (yes === 'YES'));
      return { leg, result, returned: returnOf(verdict, price) };
    }
    case 'SET_SCORE': {
      const [home, away] = random.pick([
        [2, 0],
        [2, 1],
        [0, 2],
        [1, 2],
      ] as const);
      const leg = legOf('CORRECT_SCORE', { side: 'OUTCOME', outcome: `${home}-${away}`, rules });
      const isPossible = homeScore <= home && awayScore <= away;
      const verdict =
        status === 'WALKOVER' ? 'V' : isStopped ? (isPossible ? 'V' : 'L') : won(homeScore === home && awayScore === away);
      return { leg, result, returned: returnOf(verdict, price) };
    }
    case 'ODD': {
      const odd = random.pick<SelectionSide>(['ODD', 'EVEN']);
      const verdict = gone((home, away) => won(((home + away) % 2 === 1) === (odd === 'ODD')));
      return { leg: legOf('ODD_EVEN', { side: odd, subject, rules }), result, returned: returnOf(verdict, price) };
    }
  }
};

/** A called game has a winner after five innings (williamhill.us/house-rules), and a bet on a listed pitcher none if another starts. */
const baseball: Ask = (random, price) => {
  const innings = Array.from({ length: 9 }, () => ({ home: random.pick([0, 0, 0, 1, 2]), away: random.pick([0, 0, 0, 1, 3]) }));
  const isCalled = random.next() < 0.6;
  const startedInnings = isCalled ? random.between(3, 8) : 9;
  const isOpen = isCalled && random.next() < 0.5;
  const played = innings.slice(0, startedInnings);
  const [homeScore, awayScore] = [played.reduce((sum, { home }) => sum + home, 0), played.reduce((sum, { away }) => sum + away, 0)];
  const starters = random.pick([null, { home: 'cole' }, { home: 'other' }, { home: 'cole', away: 'other' }]);
  const result: GameResult = {
    status: isCalled ? 'ABANDONED' : 'FINAL',
    homeScore,
    awayScore,
    periods: played.map((inning, index) => ({
      ...inning,
      kind: 'REGULATION',
      ...(isOpen && index === startedInnings - 1 && { open: true }),
    })),
    ...(starters && { starters }),
  };
  const isAction = random.next() < 0.5;
  const isListed = random.next() < 0.5;
  const subject = isListed ? { listed: { home: 'cole', away: 'sale' } } : {};
  const rules = isAction ? 'baseball/action' : 'baseball/listed';
  const isOther = starters?.home === 'other' || starters?.away === 'other';
  const side = random.pick<Team>(['HOME', 'AWAY']);
  const change = { side, subject, rules } as const;
  const isVoid = isListed && !isAction && isOther;
  const official = !isCalled || startedInnings - (isOpen ? 1 : 0) >= 5;
  if (random.next() < 0.6) {
    const verdict = isVoid || !official ? 'V' : homeScore === awayScore ? 'P' : won(homeScore > awayScore === (side === 'HOME'));
    return { leg: legOf('MONEYLINE', change), result, returned: returnOf(verdict, price) };
  }
  const line = random.between(2, 60) * 25;
  const at = (points: number): Verdict => {
    const more = isCalled ? [0, 1, 2, 40] : [0];
    return isVoid ? 'V' : agreed(more.map((runs) => compared((homeScore + awayScore + runs) * 100 - points)));
  };
  const leg = legOf('TOTAL', { ...change, side: 'OVER', pointsHundredths: line });
  return { leg, result, returned: ofLine(line, price, at) };
};

export function otherBet(random: Random, price: Fraction): GradedByHand {
  return random.pick([field, fight, tennis, baseball])(random, price);
}
