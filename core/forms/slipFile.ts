import * as z from 'zod/mini';
import { MAXIMUM_SELECTIONS } from '../money/slipLimits.ts';
import { err, ok, type Result } from '../result.ts';
import { SECTION_TABS } from '../wire/contract.ts';

const odds = z.object({ numerator: z.int().check(z.positive()), denominator: z.int().check(z.positive()) });

const pick = z.object({
  selectionId: z.string().check(z.minLength(1), z.maxLength(100)),
  /** As it was saved. */
  odds,
  pointsHundredths: z.nullable(z.int()),
});

const slipFile = z.object({
  format: z.literal('slipstream.slip'),
  version: z.literal(1),
  brand: z.string().check(z.regex(/^[a-z]{2,12}$/)),
  tab: z.enum([...new Set(Object.values(SECTION_TABS))]),
  picks: z.array(pick).check(z.minLength(1), z.maxLength(MAXIMUM_SELECTIONS)),
});

/** The picks of a slip, as a player saves them. Neither a stake nor anything about the player. */
export type SavedSlip = Pick<z.infer<typeof slipFile>, 'brand' | 'tab' | 'picks'>;
export type SavedPick = SavedSlip['picks'][number];

export function slipFileText({ brand, tab, picks }: SavedSlip): string {
  const file: z.infer<typeof slipFile> = {
    format: 'slipstream.slip',
    version: 1,
    brand,
    tab,
    picks: picks.map(({ selectionId, odds, pointsHundredths }) => ({ selectionId, odds, pointsHundredths })),
  };
  return JSON.stringify(file);
}

/** Why saved picks are not shown. */
export const SLIP_FILE_REFUSALS = ['tooLarge', 'broken', 'otherBrand'] as const;
export type SlipFileRefusal = (typeof SLIP_FILE_REFUSALS)[number];

/** @param brand of this page. */
export function readSlipFile(text: string, brand: string): Result<SavedSlip, SlipFileRefusal> {
  const read = slipFile.safeParse(parsed(text));
  if (!read.success) return err('broken');
  return read.data.brand === brand ? ok(read.data) : err('otherBrand');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The address of the page that shows saved picks and asks whether to add them. */
export function savedSlipPath(saved: Result<SavedSlip, SlipFileRefusal>): string {
  const parameters = saved.ok ? { saved: slipFileText(saved.value) } : { refused: saved.error };
  return `/shared_bet?${new URLSearchParams(parameters)}`;
}

/** Null: the address has no saved picks. */
export function savedSlipOf(search: string, brand: string): Result<SavedSlip, SlipFileRefusal> | null {
  const parameters = new URLSearchParams(search);
  const saved = parameters.get('saved');
  if (saved !== null) return readSlipFile(saved, brand);
  const refused = parameters.get('refused');
  return refused === null ? null : err(SLIP_FILE_REFUSALS.find((code) => code === refused) ?? 'broken');
}
