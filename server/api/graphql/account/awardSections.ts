import type { AwardGame } from '../../../domain/rewards/award.ts';
import { topics } from '../../../platform/topics.ts';
import { readBalances } from '../../../store/ledger/index.ts';
import { isOffered } from '../../../store/players/index.ts';
import type { RewardKind } from '../../../store/rewards/index.ts';
import { claimCashback, competitionPaths, listAwards } from '../../../store/rewards/index.ts';
import { sentAt } from '../../../store/sentAt.ts';
import { gamePath } from '../casino/casinoViews.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError, refuseInput } from '../errors.ts';
import type { Award, AwardDetailsSection, ClaimCashbackPayload } from '../generated/resolvers.ts';
import { NOT_LOGGED_IN, requirePlayer } from '../viewer.ts';
import { balancesOf } from './balances.ts';
import { awardOf } from './rewards.ts';

/** More awards than this are not listed. */
const MAXIMUM_AWARDS = 100;

const PREFIX = 'AwardDetailsSection:';

interface Section {
  readonly kinds: readonly RewardKind[];
  readonly past?: true;
}

const SECTIONS: Readonly<Record<string, Section>> = {
  Bonuses: { kinds: ['CASHBACK'] },
  FreeBets: { kinds: ['BONUS_BET'] },
  ProfitBoosts: { kinds: ['PROFIT_BOOST'] },
  FreeRounds: { kinds: ['BONUS_SPINS'] },
  All: { kinds: ['BONUS_BET', 'PROFIT_BOOST', 'BONUS_SPINS', 'CASHBACK'] },
  History: { kinds: ['BONUS_BET', 'PROFIT_BOOST', 'BONUS_SPINS', 'CASHBACK'], past: true },
};

function sectionOf(id: string): Section | null {
  const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '';
  return Object.hasOwn(SECTIONS, name) ? (SECTIONS[name] ?? null) : null;
}

/** Null for an id of no section. */
export function awardSectionOf(id: string): Pick<AwardDetailsSection, 'id'> | null {
  return sectionOf(id) && { id };
}

/** The awards of a section; to a player to whom nothing is offered, only those of the past. */
export async function awardsOf(
  { id }: Partial<AwardDetailsSection>,
  { first }: { readonly first: number },
  context: GraphqlContext,
): Promise<Award[]> {
  if (first < 1 || first > MAXIMUM_AWARDS) refuseInput(`first is 1 to ${MAXIMUM_AWARDS}`);
  const { db, clock, config } = context.deps;
  const { playerId } = requirePlayer(context);
  const section = sectionOf(id ?? '');
  const now = clock.now();
  if (section === null) return [];
  const past = section.past ?? false;
  if (!past && !(await isOffered(db.query, playerId, now))) return [];
  const [rows, paths] = await Promise.all([
    listAwards(db, playerId, { kinds: section.kinds, past, first, now }),
    competitionPaths(db),
  ]);
  const pages = {
    ofSport: (slug: string) => paths.get(slug) ?? null,
    ofGame: ({ category, id: gameId }: AwardGame) => gamePath(category, gameId),
  };
  return rows.map((row) => awardOf(row, { now, config, paths: pages }));
}

/** Pays an award of cashback, once. */
export async function claim(
  _root: unknown,
  { awardId }: { readonly awardId: string },
  context: GraphqlContext,
): Promise<ClaimCashbackPayload> {
  const player = requirePlayer(context);
  const { db, bus, clock, config } = context.deps;
  const outcome = await claimCashback(db, player, awardId, sentAt(clock));
  if (outcome === 'SESSION_ENDED') throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
  if (outcome === 'CLAIMED') bus.publish(topics.account(player.playerId), '{}');
  const id = `${PREFIX}Bonuses`;
  return {
    success: outcome === 'CLAIMED',
    error: outcome === 'CLAIMED' ? null : outcome,
    balance: balancesOf(await readBalances(db, player.playerId), config.currency),
    section: { id, awards: await awardsOf({ id }, { first: MAXIMUM_AWARDS }, context) },
  };
}
