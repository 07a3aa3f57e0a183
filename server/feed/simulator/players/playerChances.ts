import type { Side } from '../../../../core/wire/contract.ts';
import { compoundPoisson, type Distribution, point, shifted } from '../../model/distribution.ts';
import type { ClockProfile } from '../sportProfile.ts';
import type { Hit, SheetModel } from './sheetModel.ts';
import type { Tally } from './tally.ts';
import { type Sheets, sheetKey } from './teamSheet.ts';

/** What is still to come: points of each side, and the part of a game in which actions come. */
export interface StillToCome {
  readonly home: number;
  readonly away: number;
  readonly share: number;
}

/** One of the Poisson processes that add to a statistic: how many are expected, and how much each adds. */
interface Component {
  readonly rate: number;
  readonly sizes: readonly { readonly points: number; readonly share: number }[];
}

function ofHits(hits: readonly Hit[], stat: string, rate: number, sizes: readonly { size: number; share: number }[]): Component[] {
  return hits.flatMap((hit) => {
    if (hit.stat !== stat || rate <= 0) return [];
    return [
      { rate, sizes: hit.by === 'ONE' ? [{ points: 1, share: 1 }] : sizes.map(({ size, share }) => ({ points: size, share })) },
    ];
  });
}

/**
 * The processes of a player's statistic. Scores are the side's, thinned by the player's share, so that a price on the player never contradicts
 * one on the team.
 */
function components(
  profile: ClockProfile,
  models: { readonly own: SheetModel; readonly other: SheetModel },
  role: number,
  stat: string,
  still: { readonly own: number; readonly share: number },
): Component[] {
  const { own, other } = models;
  const average = profile.scores.reduce((sum, { points, share }) => sum + points * share, 0);
  const found: Component[] = [];
  const me = own.roles[role];
  for (const { points, share } of profile.scores) {
    const rate = (still.own / average) * share;
    const mine = me?.scores[points] ?? 0;
    found.push(...ofHits(own.scoreHits[points] ?? [], stat, rate * mine, [{ size: points, share: 1 }]));
    if (stat === 'ASSISTS')
      found.push({
        rate: rate * (own.assisted[points] ?? 0) * (me?.assists ?? 0) * (1 - mine),
        sizes: [{ points: 1, share: 1 }],
      });
  }
  for (const { key, perGame, sizes, actor, partner } of own.actions) {
    const rate = perGame * still.share;
    found.push(...ofHits(actor, stat, rate * (me?.actions[key] ?? 0), sizes));
    // Only a catch that is somebody's is the passer's.
    if (partner?.role === role) {
      const taken = own.roles.reduce((sum, { actions }) => sum + (actions[key] ?? 0), 0);
      found.push(...ofHits(partner.hits, stat, rate * taken, sizes));
    }
  }
  for (const { perGame, sizes, opponent } of other.actions)
    if (opponent?.role === role) found.push(...ofHits(opponent.hits, stat, perGame * still.share, sizes));
  return found.filter(({ rate }) => rate > 0);
}

/** A player's final number: what there is of it, and the sum of what is still to come. */
export function playerDistribution(
  profile: ClockProfile,
  sheets: Sheets,
  tally: Tally,
  player: { readonly side: Side; readonly role: number },
  stat: string,
  still: StillToCome,
): Distribution {
  const { side, role } = player;
  const other = side === 'HOME' ? 'AWAY' : 'HOME';
  const parts = components(profile, { own: sheets[side].model, other: sheets[other].model }, role, stat, {
    own: side === 'HOME' ? still.home : still.away,
    share: still.share,
  });
  const scored = tally.stats[sheetKey(side, role, stat)] ?? 0;
  const rate = parts.reduce((sum, part) => sum + part.rate, 0);
  if (rate <= 0) return point(scored);
  const shares = new Map<number, number>();
  for (const part of parts)
    for (const { points, share } of part.sizes) shares.set(points, (shares.get(points) ?? 0) + (share * part.rate) / rate);
  const sizes = [...shares].map(([points, share]) => ({ points, share }));
  const mean = rate * sizes.reduce((sum, { points, share }) => sum + points * share, 0);
  return shifted(compoundPoisson(mean, sizes), scored);
}
