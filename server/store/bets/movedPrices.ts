import { err, ok, type Result } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import { betLimits } from '../../domain/betKinds/limits.ts';
import { afterSmallMove, type RepricedBet } from '../../domain/betKinds/smallMoves.ts';
import type { PlacementError } from './placementError.ts';

/** How often bets are decided because live prices moved; the last move is refused. */
const PRICE_TRIES = 4;

/**
 * What the database is asked with after PRICES_MOVED: the bets at the prices of now, or the refusal.
 * @param bets as they were asked for; none where they are not known any more. @param errors its answer to these bets. @param tries how often it has been asked.
 */
export function afterMove<Bet extends RepricedBet>(
  config: Deps['config'],
  bets: readonly Bet[],
  errors: readonly PlacementError[],
  tries: number,
): Result<readonly Bet[], readonly PlacementError[]> {
  if (tries >= PRICE_TRIES || bets.length === 0) return err(errors);
  const moved = errors.flatMap((error) => (error.code === 'ODDS_CHANGED' ? [error] : []));
  const now = afterSmallMove(bets, moved, betLimits(config), config.settings.smallMoveBasisPoints);
  return now === null ? err(errors) : ok(now);
}
