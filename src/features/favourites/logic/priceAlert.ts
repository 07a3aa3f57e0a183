import { compareOdds, formatOdds, type Odds, type OddsFormat, odds, parseAmerican } from '../../../../core/money/odds.ts';
import { startText } from '../../../../core/time/times.ts';

/** WITHHELD: reached, and not sent, because nothing was offered to the player. */
export type AlertState = 'WAITING' | 'REACHED' | 'WITHHELD' | 'CLOSED';

export interface PriceAlert {
  readonly id: string;
  readonly selectionId: string;
  /** With the line that it is for. */
  readonly title: string;
  readonly marketName: string;
  readonly eventName: string;
  readonly eventPath: string;
  readonly target: Odds;
  readonly state: AlertState;
  readonly endedAt: string | null;
  readonly reached: Odds | null;
}

/** Says once that a price is there. It says what is, and asks for nothing. */
export interface AlertNews {
  readonly key: string;
  readonly body: string;
  readonly detail: string;
}

/** A price as players write it: `+150`, `−110`, `2.50`, `3/2`; one or two digits alone are decimal. Null: it is none. */
export function parsePrice(text: string): Odds | null {
  const plain = text.trim();
  const [, numerator, denominator] = /^(\d{1,9})\s*\/\s*(\d{1,9})$/.exec(plain) ?? [];
  // Parsed here: the decimal parser of core would be in the scripts of home for the sake of this dialog.
  const [, whole, digits = ''] = /^(\d{1,2}|\d{1,6}\.(\d{1,4}))$/.exec(plain) ?? [];
  const unit = 10 ** digits.length;
  const price =
    numerator !== undefined && denominator !== undefined
      ? odds(Number(numerator), Number(denominator))
      : whole !== undefined
        ? odds(Number(whole.replace('.', '')) - unit, unit)
        : parseAmerican(plain);
  return price.ok ? price.value : null;
}

/** What is wrong with a target at the price of now; null: nothing. */
export function targetFault(target: Odds | null, now: Odds, format: OddsFormat): string | null {
  if (target === null) return 'Enter a price such as +150, 2.50 or 3/2.';
  return compareOdds(now, target) >= 0 ? `The price is ${formatOdds(now, format)} already. Enter a better one.` : null;
}

/** Those that are reached now and were not before: what a player is told of. */
export function newlyReached(before: readonly PriceAlert[], after: readonly PriceAlert[]): readonly PriceAlert[] {
  const waiting = new Set(before.filter(({ state }) => state === 'WAITING').map(({ id }) => id));
  return after.filter(({ id, state }) => state === 'REACHED' && waiting.has(id));
}

export function alertNews(alert: PriceAlert, format: OddsFormat): AlertNews {
  const { id, title, marketName, eventName, target, reached } = alert;
  return {
    key: id,
    body: `${title}: now ${formatOdds(reached ?? target, format)}`,
    detail: `${marketName}, ${eventName}. Your alert was for ${formatOdds(target, format)} or better.`,
  };
}

/** Its line in the list. @param now epoch milliseconds */
export function alertLine({ state, target, reached, endedAt }: PriceAlert, format: OddsFormat, now: number): string {
  const wanted = `${formatOdds(target, format)} or better`;
  const when = endedAt === null ? '' : `, ${startText(endedAt, now)}`;
  switch (state) {
    case 'WAITING':
      return `Waits for ${wanted}`;
    case 'REACHED':
      return `Reached ${formatOdds(reached ?? target, format)}${when}`;
    case 'WITHHELD':
      return `Reached${when}, not sent: price alerts were not available to you then`;
    case 'CLOSED':
      return `The market closed before ${wanted}`;
  }
}
