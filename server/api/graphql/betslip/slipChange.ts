import { err, ok, type Result } from '../../../../core/result.ts';
import { isStale, withChange } from '../../../domain/betslip/changeOrder.ts';
import { EMPTY_SLIP, type Slip, type TabChange } from '../../../domain/betslip/slip.ts';
import { type SlipError, slipErrors } from '../../../domain/betslip/slipError.ts';
import { countedAddress } from '../../../platform/proxies.ts';
import { changeSlip, readSlip, type StoredSlip } from '../../../store/betslip/index.ts';
import type { GraphqlContext } from '../context.ts';
import { rateLimited } from '../errors.ts';
import type { BetslipPayload } from '../generated/resolvers.ts';
import { toError } from './errorShape.ts';
import { betslipOf, callersSlip, requireOwner } from './slipReader.ts';
import type { SlipFormat } from './slipWriting.ts';

export async function payload(
  context: GraphqlContext,
  stored: StoredSlip,
  failure: SlipError | null,
  format: SlipFormat,
): Promise<BetslipPayload> {
  return { betslip: await betslipOf(context, stored, format), userErrors: failure ? [toError(failure)] : [] };
}

/** Changes the caller's slip. @param tabChange whose place in the order of its tab the slip keeps; null: the caller has given none. */
export async function change(
  context: GraphqlContext,
  format: SlipFormat,
  decideContent: (slip: Slip) => Result<Slip, SlipError>,
  tabChange: TabChange | null = null,
): Promise<BetslipPayload> {
  const decide = (slip: Slip): Result<Slip, SlipError> => {
    if (isStale(slip, tabChange)) return err(slipErrors.stale());
    const decided = decideContent(slip);
    return decided.ok ? ok(withChange(decided.value, slip, tabChange)) : decided;
  };
  const owner = requireOwner(context);
  const seen = context.viewer.kind === 'anonymous' ? await readSlip(context.deps.db, owner) : null;
  if (seen?.revision === 0) admitNewSlip(context, decide);
  const { stored, failure } = await changeSlip(context.deps, owner, decide, seen);
  return payload(context, stored, failure, format);
}

/** Bounds how many visitors' slips an address creates; one is stored from its first selection on. @throws GraphQLError RATE_LIMITED */
function admitNewSlip(context: GraphqlContext, decide: (slip: Slip) => Result<Slip, SlipError>): void {
  const result = decide(EMPTY_SLIP);
  if (!result.ok || result.value === EMPTY_SLIP) return;
  const waitSeconds = context.services.limits.take('slipsPerAddress', { address: countedAddress(context.address) });
  if (waitSeconds > 0) throw rateLimited(waitSeconds);
}

export async function refuse(context: GraphqlContext, failure: SlipError, format: SlipFormat): Promise<BetslipPayload> {
  return payload(context, await callersSlip(context), failure, format);
}
