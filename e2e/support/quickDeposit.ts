import type { SandboxClient, SandboxPlayer } from '../../tests/support/sandboxClient.ts';

const REGION = 'US-PA';
/** Here a quick deposit asks for a code, too. */
const REGION_OF_CODES = 'US-MI';

const within = (...regions: readonly string[]) => ({ rules: [{ regions, value: true }] });

/** Flags are the server's, and journeys at the same time would overwrite each other's: who has them is decided by the place of a player. */
export const QUICK_DEPOSIT_FLAGS = {
  'quick-deposit': within(REGION, REGION_OF_CODES),
  'quick-deposit-modal': within(REGION, REGION_OF_CODES),
  'quick-deposit-change-provider': within(REGION, REGION_OF_CODES),
  'quick-deposit-mfa': within(REGION_OF_CODES),
};

/** Offers the player quick deposits in the slip. */
export async function offerQuickDeposit(
  sandbox: SandboxClient,
  { userId: playerId }: SandboxPlayer,
  { withCode = false }: { readonly withCode?: boolean } = {},
): Promise<void> {
  await sandbox.setVisitor({ countryCode: 'US', regionCode: withCode ? REGION_OF_CODES : REGION, playerId });
}
