import type { OddsTrend } from '../../../../core/wire/contract.ts';

/** What a row knows of the highlight of one of its prices. */
export interface PriceMove {
  readonly selectionId: string;
  readonly trend: OddsTrend;
  /** When the highlight began; null without one. */
  readonly litAt: number | null;
  readonly isLarge: boolean;
}

/** The one price of a row that shows its highlight. */
export interface RowLight {
  readonly selectionId: string | null;
  readonly at: number;
  /** The beginning of the newest highlight that was considered. */
  readonly seenAt: number;
}

export const NO_LIGHT: RowLight = { selectionId: null, at: Number.NEGATIVE_INFINITY, seenAt: Number.NEGATIVE_INFINITY };

/** A row shows a highlight at most this often: 2 s of light, then as long without. */
export const ROW_REST_MS = 4000;

/**
 * Chooses among prices that have begun a highlight since the last call: one at a time in a row, a large move before a small one. What moves
 * while the row shows a highlight or rests changes its digits only.
 */
export function nextRowLight(light: RowLight, moves: readonly PriceMove[]): RowLight {
  const fresh = moves.filter(({ litAt }) => litAt !== null && litAt > light.seenAt);
  if (fresh.length === 0) return light;
  const seenAt = Math.max(...fresh.map(({ litAt }) => litAt ?? light.seenAt));
  const moved = fresh.filter(({ trend }) => trend !== 'NONE');
  const best = moved.find(({ isLarge }) => isLarge) ?? moved[0];
  if (best === undefined || best.litAt === null || best.litAt < light.at + ROW_REST_MS) return { ...light, seenAt };
  return { selectionId: best.selectionId, at: best.litAt, seenAt };
}

/** Whether this price is the one that the row highlights. */
export function isLit(light: RowLight, { selectionId, litAt }: Pick<PriceMove, 'selectionId' | 'litAt'>): boolean {
  return litAt !== null && light.selectionId === selectionId && light.at === litAt;
}
