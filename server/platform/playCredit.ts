import { type BrandCode, kindOf } from './brands.ts';
import type { Config } from './config.ts';

type PlayCreditConfig = Pick<Config, 'sandbox' | 'playCreditCents'>;

/** What a new account begins with: play money in a sandbox, nothing elsewhere. */
export function playCreditCents({ sandbox, playCreditCents: cents }: PlayCreditConfig): number {
  return sandbox ? cents : 0;
}

/**
 * The account of the ledger that it is in: promotional money, which is not withdrawable and not the player's own for any offer. Site credit for
 * sports bets, or a casino bonus where the brand is a casino.
 */
export function playCreditOf(
  brand: BrandCode,
  config: PlayCreditConfig,
): { readonly promotionalCreditCents?: number; readonly casinoBonusCents?: number } {
  const cents = playCreditCents(config);
  return kindOf(brand) === 'casino' ? { casinoBonusCents: cents } : { promotionalCreditCents: cents };
}
