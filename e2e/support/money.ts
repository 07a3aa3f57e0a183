import { formatMoney } from '../../core/money/money.ts';
import { type Odds, parseAmerican, payoutCents } from '../../core/money/odds.ts';
import type { SandboxEvent, SandboxSelection } from '../../tests/support/sandboxClient.ts';

export function priceOf(selection: SandboxSelection | string): Odds {
  const text = typeof selection === 'string' ? selection : selection.odds;
  const parsed = parseAmerican(text);
  if (!parsed.ok) throw new Error(`${text} is no American price`);
  return parsed.value;
}

/** Stake and profit, rounded once. */
export function returned(stakeCents: number, ...prices: readonly (SandboxSelection | string)[]): number {
  return payoutCents(stakeCents, prices.map(priceOf));
}

export { formatMoney };

/** `Away @ Home`: whether this selection of its moneyline is the home team. */
export function isHome(event: SandboxEvent, selection: SandboxSelection): boolean {
  const [, home = ''] = event.name.split(' @ ');
  if (home === '') throw new Error(`${event.name} has no home team`);
  return selection.name === home || home.endsWith(selection.name) || selection.name.endsWith(home);
}
