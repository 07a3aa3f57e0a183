import { z } from 'zod';
import { graphql } from '../support/apiClient.ts';
import { findPlacement, type ListedBet, listBets } from '../support/placements.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { until } from '../support/until.ts';
import { type ClientRecord, Session } from './client.ts';

export interface Verdict {
  readonly acknowledgedPlacements: number;
  readonly acknowledgedBets: number;
  readonly rejected: number;
  readonly retries: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly unsettled: readonly string[];
  readonly balanced: boolean;
  readonly wrongBalances: readonly string[];
}

/**
 * Holds the server to what the clients were told: every acknowledged placement is there with the very bets, none twice, none besides;
 * bets on events with a result get settled; every balance is what its bets make of it; the audit agrees.
 * @param initialCents what every player began with
 */
export async function judge(
  base: string,
  records: readonly ClientRecord[],
  eventsWithResult: ReadonlySet<string>,
  initialCents: number,
): Promise<Verdict> {
  const lost: string[] = [];
  const doubled: string[] = [];
  const unsettled: string[] = [];
  const wrongBalances: string[] = [];
  for (const record of records) {
    const headers = await new Session(base, record.player).headers();
    const isOverdue = (bet: ListedBet): boolean => bet.legs.every((leg) => eventsWithResult.has(leg.eventId));
    // Settlement goes on in the background after a start; it has to come to its end.
    await until(async () => !(await listBets(base, 'OPEN', headers)).some(isOverdue), 60_000, 250).catch(() => undefined);
    const open = await listBets(base, 'OPEN', headers);
    const settled = await listBets(base, 'SETTLED', headers);
    unsettled.push(...open.filter(isOverdue).map((bet) => bet.id));

    const bets = [...open, ...settled];
    const byPlacement = groupByPlacement(bets);
    for (const placement of record.acknowledged) {
      const ids = (byPlacement.get(placement.placementId) ?? []).map((bet) => bet.id);
      const missing = placement.betIds.filter((id) => !ids.includes(id));
      const found = await findPlacement(base, placement.placementId, headers);
      if (missing.length > 0 || found?.status !== 'PLACED') lost.push(placement.placementId);
      if (ids.length > placement.betIds.length) doubled.push(placement.placementId);
      byPlacement.delete(placement.placementId);
    }
    // Every placement was decided in the end, so a bet of any other is one nobody knows of.
    doubled.push(...byPlacement.keys());

    const staked = bets.reduce((sum, bet) => sum + bet.betAmount.amount, 0);
    const paid = settled.reduce((sum, bet) => sum + bet.payoutAmount.amount, 0);
    const balance = await readBalance(base, headers);
    // A correction may take back what is not there any more; then the balance is higher, never lower, than the bets alone say.
    if (balance < initialCents - staked + paid)
      wrongBalances.push(`${record.player.username}: ${balance} instead of ${initialCents - staked + paid}`);
  }
  const audit = await new SandboxClient(base).audit();
  return {
    acknowledgedPlacements: records.reduce((sum, record) => sum + record.acknowledged.length, 0),
    acknowledgedBets: records.reduce(
      (sum, record) => sum + record.acknowledged.reduce((count, one) => count + one.betIds.length, 0),
      0,
    ),
    rejected: records.reduce((sum, record) => sum + record.rejected, 0),
    retries: records.reduce((sum, record) => sum + record.retries, 0),
    lost,
    doubled,
    unsettled,
    balanced: audit.balanced && audit.discrepancies.length === 0,
    wrongBalances,
  };
}

const balanceAnswer = z.object({
  account: z.object({ balances: z.object({ withdrawableBalance: z.object({ amount: z.number() }) }) }),
});

async function readBalance(base: string, headers: Record<string, string>): Promise<number> {
  const { data } = await graphql(base, { query: '{ account { balances { withdrawableBalance { amount } } } }' }, headers);
  return balanceAnswer.parse(data).account.balances.withdrawableBalance.amount;
}

function groupByPlacement(bets: readonly ListedBet[]): Map<string, readonly ListedBet[]> {
  const groups = new Map<string, readonly ListedBet[]>();
  for (const bet of bets) groups.set(bet.placementId, [...(groups.get(bet.placementId) ?? []), bet]);
  return groups;
}
