import { z } from 'zod';
import { graphql } from '../support/apiClient.ts';
import { findPlacement } from '../support/placements.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import type { ClientRecord } from './client.ts';
import { compare, type Findings, type ShownBet, type Truth } from './compare.ts';
import { type AccountCents, readAccounts, readFinals } from './database.ts';
import { beyondLimits } from './limits.ts';
import type { FinalResult } from './oracle.ts';
import { type ResultBook, sameResult } from './resultBook.ts';
import { CREDIT_CENTS } from './rewards.ts';
import { Session } from './session.ts';
import { readShownBets } from './shownBets.ts';

export interface Verdict extends Findings {
  readonly wrongBalances: readonly string[];
  readonly beyondLimits: readonly string[];
  /** The discrepancies of the audit. */
  readonly discrepancies: readonly string[];
  readonly acknowledgedBets: number;
  /** The debts of all players at the end; above zero it shows that corrections reversed money that was spent. */
  readonly debtCents: number;
}

/** After a start, settlement continues in the background; it has to end in this time. */
const SETTLED_WITHIN_MS = 60_000;
const CHECK_AGAIN_AFTER_MS = 2_000;

/**
 * Compares the server with the acknowledgements that the clients and the writers of results got. Repeats while there is a fault and
 * settlement may still be under way; the last comparison counts.
 */
export async function judge(
  base: string,
  databaseUrl: string,
  records: readonly ClientRecord[],
  book: ResultBook,
  limitMonths: number,
): Promise<Verdict> {
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const verdict = await compareAll(base, databaseUrl, records, book, limitMonths);
    if (faultsOf(verdict).length === 0 || Date.now() > deadline) return verdict;
    await new Promise((resolve) => setTimeout(resolve, CHECK_AGAIN_AFTER_MS));
  }
}

/** Those lists of a verdict that should be empty and are not. */
export function faultsOf(verdict: Verdict): readonly (readonly [string, readonly string[]])[] {
  const { lost, doubled, altered, resultsLost, wronglyGraded, beyondLimits, wrongBalances, discrepancies } = verdict;
  return Object.entries({ lost, doubled, altered, resultsLost, wronglyGraded, beyondLimits, wrongBalances, discrepancies }).filter(
    ([, list]) => list.length > 0,
  );
}

async function compareAll(
  base: string,
  databaseUrl: string,
  records: readonly ClientRecord[],
  book: ResultBook,
  limitMonths: number,
): Promise<Verdict> {
  const finals = await readFinals(databaseUrl);
  const accounts = await readAccounts(databaseUrl);
  const truth = truthOf(book, finals);
  const wasVoid = (eventId: string): boolean =>
    [...book.sent(eventId), finals.get(eventId)].some((result) => result && 'void' in result);
  const wrongBalances: string[] = [];
  const beyond: string[] = [];
  const all: Findings[] = [{ ...NOTHING, resultsLost: forgottenByCatalogue(book, finals) }];
  for (const record of records) {
    const headers = await new Session(base, record.player).headers();
    const shown = await readShownBets(base, headers);
    all.push(compare(record.acknowledged, shown, truth));
    if (record.limits)
      beyond.push(
        ...beyondLimits(shown, record.limits, limitMonths, wasVoid).map((fault) => `${record.player.username}: ${fault}`),
      );
    all.push({ ...NOTHING, lost: await unknownPlacements(base, record, shown, headers) });
    wrongBalances.push(...(await balanceFaults(base, record, shown, headers, accounts.get(record.player.userId))));
  }
  const audit = await new SandboxClient(base).audit();
  return {
    ...joined(all),
    wrongBalances,
    beyondLimits: beyond,
    discrepancies: audit.balanced ? audit.discrepancies.map(String) : ['not balanced', ...audit.discrepancies.map(String)],
    acknowledgedBets: records.reduce(
      (sum, one) => sum + one.acknowledged.reduce((count, { betIds }) => count + betIds.length, 0),
      0,
    ),
    debtCents: [...accounts.values()].reduce((sum, { debtCents }) => sum + debtCents, 0),
  };
}

/** The simulator ends games without a result of the test: their scores are in the catalogue. */
function truthOf(book: ResultBook, finals: ReadonlyMap<string, FinalResult>): Truth {
  return {
    resultOf: (eventId) => book.latest(eventId) ?? finals.get(eventId) ?? null,
    earlierResultsOf: (eventId) => book.sent(eventId),
  };
}

function forgottenByCatalogue(book: ResultBook, finals: ReadonlyMap<string, FinalResult>): readonly string[] {
  return book.eventIds().flatMap((eventId) => {
    const [acknowledged, stored] = [book.latest(eventId), finals.get(eventId)];
    if (acknowledged === null || (stored && sameResult(acknowledged, stored))) return [];
    return [`${eventId}: ${JSON.stringify(acknowledged)} was acknowledged, the catalogue has ${JSON.stringify(stored ?? null)}`];
  });
}

/** A query by the placement's id has to find the bets that My Bets lists. */
async function unknownPlacements(
  base: string,
  { acknowledged }: ClientRecord,
  shown: readonly ShownBet[],
  headers: Record<string, string>,
): Promise<readonly string[]> {
  const lost: string[] = [];
  const listed = new Set(shown.map((bet) => bet.placementId));
  for (const { placementId } of acknowledged) {
    if (listed.has(placementId) && (await findPlacement(base, placementId, headers))?.status === 'PLACED') continue;
    lost.push(`placement ${placementId}`);
  }
  return lost;
}

/** To the cent: the first balance, less stakes, plus payouts, plus the house's loans for corrections. */
async function balanceFaults(
  base: string,
  { player, initialCents }: ClientRecord,
  shown: readonly ShownBet[],
  headers: Record<string, string>,
  account: AccountCents | undefined,
): Promise<readonly string[]> {
  const sumOf = (bets: readonly ShownBet[], cents: (bet: ShownBet) => number): number =>
    bets.reduce((sum, bet) => sum + cents(bet), 0);
  const withCredits = shown.filter(({ reward }) => reward === 'PROMOTIONAL_CREDIT');
  const returned = sumOf(withCredits, ({ outcome, payoutCents }) => (['PENDING', 'WIN'].includes(outcome) ? 0 : payoutCents));
  const staked = sumOf(shown, ({ reward, stakeCents }) =>
    reward === undefined || reward.startsWith('PROFIT_BOOST') ? stakeCents : 0,
  );
  // What a bet with credits returns is credits.
  const paid = sumOf(shown, (bet) => (bet.outcome === 'PENDING' ? bet.cashedOutCents : bet.payoutCents)) - returned;
  const debt = account?.debtCents ?? 0;
  const expected = initialCents - staked + paid + debt;
  const balance = await readBalance(base, headers);
  const sentence = `${player.username}: ${expected} = ${initialCents} - ${staked} + ${paid} + ${debt}`;
  const credits = CREDIT_CENTS - sumOf(withCredits, ({ stakeCents }) => stakeCents) + returned + (account?.creditDebtCents ?? 0);
  return [
    ...(account?.creditCents === credits
      ? []
      : [`${player.username}: ${credits} in credits are left, the ledger's entries sum to ${account?.creditCents}`]),
    ...(balance === expected ? [] : [`${sentence}, the account shows ${balance}`]),
    ...(account?.cashCents === expected ? [] : [`${sentence}, the ledger's entries sum to ${account?.cashCents}`]),
  ];
}

const balanceAnswer = z.object({
  account: z.object({ balances: z.object({ playableBalance: z.object({ amount: z.number() }) }) }),
});

async function readBalance(base: string, headers: Record<string, string>): Promise<number> {
  const { data } = await graphql(base, { query: '{ account { balances { playableBalance { amount } } } }' }, headers);
  return balanceAnswer.parse(data).account.balances.playableBalance.amount;
}

const NOTHING: Findings = { lost: [], doubled: [], altered: [], resultsLost: [], wronglyGraded: [], outcomes: {} };

function joined(all: readonly Findings[]): Findings {
  const outcomes: Record<string, number> = {};
  for (const findings of all)
    for (const [outcome, count] of Object.entries(findings.outcomes)) outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
  return {
    lost: all.flatMap((one) => one.lost),
    doubled: all.flatMap((one) => one.doubled),
    altered: all.flatMap((one) => one.altered),
    resultsLost: all.flatMap((one) => one.resultsLost),
    wronglyGraded: all.flatMap((one) => one.wronglyGraded),
    outcomes,
  };
}
