import type { PickedSelection } from '../../core/money/pickedSelection.ts';
import { bills } from '../../src/features/betslip/testing/fixtures.ts';

/** Both pages show the same twenty picks with a stake each; ten times a second the price of one of them moves. */
export const LEGS = 20;
export const STAKE_CENTS = 500;
const EVERY_MS = 100;
/** After so many changes all prices are as they were. */
export const CYCLE = 18 * LEGS;

const PRICES = [-250, -200, -165, -145, -130, -120, -115, -110, -105, 100, 105, 110, 120, 135, 150, 175, 210, 260];

/** The pick at its price after so many changes; each of the twenty moves every two seconds. */
export function pickAt(leg: number, changes: number): PickedSelection {
  const turns = Math.floor((changes + LEGS - 1 - leg) / LEGS);
  const price = PRICES[(leg * 7 + turns * 5) % PRICES.length] ?? 100;
  return {
    ...bills,
    selectionId: `s-${leg}`,
    marketId: `m-${leg}`,
    eventId: `e-${leg}`,
    name: `Team ${leg}`,
    eventName: `Away ${leg} @ Team ${leg}`,
    odds: price > 0 ? { numerator: price, denominator: 100 } : { numerator: 100, denominator: -price },
  };
}

export function picksAt(changes: number): readonly PickedSelection[] {
  return Array.from({ length: LEGS }, (_, leg) => pickAt(leg, changes));
}

/** Calls `change` with 1, 2, 3 ... ten times a second; a page that was busy gets the missed changes at once. */
export function playChanges(change: (changes: number) => void): void {
  const began = performance.now();
  let changes = 0;
  setInterval(() => {
    while (changes * EVERY_MS <= performance.now() - began) {
      changes += 1;
      change(changes);
    }
  }, EVERY_MS / 4);
}
