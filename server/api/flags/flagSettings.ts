import { z } from 'zod';
import { type FlagKey, isFlagKey } from '../../../core/wire/flags.ts';
import { evaluateFlag, type FlagContext, type FlagEvaluation, type FlagSetting } from '../../domain/flags/evaluateFlag.ts';
import { flagByDefault } from '../../platform/brands.ts';

const names = z.array(z.string().min(1).max(200)).min(1).max(1_000).optional();
const rule = z.strictObject({ players: names, brands: names, regions: names, value: z.boolean() });

const SETTING_MESSAGE = 'must be true, false, null or { rules: [{ players?, brands?, regions?, value }], otherwise? }';

/** A flag's value for all, or by player, brand and region. */
export const flagSetting = z.union(
  [z.boolean(), z.strictObject({ rules: z.array(rule).min(1).max(100), otherwise: z.boolean().optional() })],
  SETTING_MESSAGE,
);

/** A change of flags: null restores the default. A key that this version does not know is stored as it is: a newer version may know it. */
export const flagChanges = z.record(z.string().min(1).max(200), z.unknown()).superRefine((changes, context) => {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || !isFlagKey(key) || flagSetting.safeParse(value).success) continue;
    context.addIssue({ code: 'custom', path: [key], message: SETTING_MESSAGE });
  }
});

/** The stored setting of a flag; undefined without one, or where it cannot be read. */
function settingOf(key: FlagKey, stored: Readonly<Record<string, unknown>>): FlagSetting | undefined {
  return Object.hasOwn(stored, key) ? flagSetting.safeParse(stored[key]).data : undefined;
}

/** A flag as the caller has it: as stored, else as the brand has it, else as the specification says. */
export function flagFor(key: FlagKey, stored: Readonly<Record<string, unknown>>, context: FlagContext): FlagEvaluation {
  return evaluateFlag(settingOf(key, stored), flagByDefault(context.brand, key), context);
}
