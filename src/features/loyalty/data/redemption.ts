import { awaits } from '../../../../core/money/moneyState.ts';
import type { Clock, Timers } from '../../../platform/clock.ts';
import type { ServerData } from '../../../platform/data/createServerData.ts';
import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { type MoneyRequestPorts, moneyRequest } from '../../../platform/data/moneyRequest.ts';
import { openRequests } from '../../../platform/data/openRequests.ts';
import { type ExternalStore, useStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import { runMachine } from '../../../platform/runMachine.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { Owner } from '../../../platform/storage/persistedValue.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import {
  NO_REDEMPTION,
  type RedemptionAnswer,
  type RedemptionFlow,
  type RedemptionIntent,
  stepRedemption,
} from '../logic/redemption.ts';
import { LoyaltyRedemptionDocument, RedeemLoyaltyDocument, type RedemptionFieldsFragment } from './loyalty.generated.ts';
import { programme, programmeOf, redeemable, redeemableOf } from './loyalty.ts';

const redeem = mutation({
  document: RedeemLoyaltyDocument,
  map: ({ redeemLoyalty: { redemption, loyalty } }) => ({ answer: answerOf(redemption), loyalty }),
  writes: ({ loyalty }, write) => {
    write(programme, {}, () => programmeOf(loyalty));
    write(redeemable, {}, () => redeemableOf(loyalty));
  },
});

const redemptionById = playerQuery({
  document: LoyaltyRedemptionDocument,
  // Wrapped in an object, because null (the server does not know the request) is a valid answer.
  map: ({ loyaltyRedemption: found }): { readonly answer: RedemptionAnswer | null } => ({ answer: found && answerOf(found) }),
});

function answerOf({ status, refusal, amount, credits }: RedemptionFieldsFragment): RedemptionAnswer {
  if (status === 'DONE') return { kind: 'DONE', cents: amount?.amount ?? 0, credits: credits ?? 0 };
  return { kind: 'REFUSED', refusal: refusal ?? 'UNKNOWN_METHOD' };
}

export interface Redemptions extends ExternalStore<RedemptionFlow> {
  submit(intent: RedemptionIntent): Promise<void>;
  newsShown(): void;
}

export interface RedemptionPorts {
  readonly data: ServerData;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly owner: ExternalStore<Owner>;
  readonly stored: MoneyRequestPorts<RedemptionIntent, RedemptionAnswer>['stored'];
  readonly newId: () => string;
}

/** A player has one redemption at a time, whatever it is of. */
const KEY = 'redemption';

export const PERSISTED_REDEMPTION = openRequests('loyalty.redemption');

/** Redeems credits, exactly once a press. One whose outcome an earlier page did not learn is asked for. */
export function createRedemptions({ data, clock, timers, owner, stored, newId }: RedemptionPorts): Redemptions {
  let wanted: RedemptionIntent | null = null;
  const { send, ...flow } = runMachine(NO_REDEMPTION, stepRedemption, (effect) => {
    switch (effect.type) {
      case 'storeAndSend':
        if (wanted !== null) void requests.send(effect, wanted);
        return;
      case 'check':
        timers.after(effect.delayMs, () => {
          if (awaits(flow.getSnapshot().money, effect.requestId)) void requests.check(effect.requestId);
        });
        return;
      case 'forget':
        requests.forget(effect.requestId);
    }
  });
  const requests = moneyRequest<RedemptionIntent, RedemptionAnswer>({
    stored,
    clock,
    timers,
    raise: send,
    definition: {
      keyOf: () => KEY,
      heldMs: () => 0,
      send: async (requestId, { methodId, credits }, wasSent) => {
        const outcome = await data.mutate(redeem, { requestId, methodId, credits });
        if (outcome.ok) return outcome.value.answer;
        const codes = outcome.error.kind === 'refused' ? outcome.error.codes : [];
        if (codes.includes('REQUEST_ID_REUSED')) return { kind: 'REUSED' };
        if (!codes.includes('BAD_USER_INPUT')) return null;
        return wasSent ? { kind: 'REUSED' } : { kind: 'REFUSED', refusal: 'UNKNOWN_METHOD' };
      },
      check: async (requestId) => {
        const found = await data.ask(redemptionById, { requestId });
        return found.ok ? (found.value.answer ?? 'unknown') : null;
      },
    },
  });

  async function restore(): Promise<void> {
    send({ type: 'loggedOut' });
    await requests.loaded();
    const open = requests.open()[KEY];
    if (open) send({ type: 'restored', requestId: open.requestId });
  }
  owner.subscribe(() => void restore());
  void restore();

  return {
    ...flow,
    submit: async (intent) => {
      await requests.loaded();
      wanted = intent;
      send({ type: 'submitted', freshId: newId(), openId: requests.open()[KEY]?.requestId ?? null });
    },
    newsShown: () => send({ type: 'newsShown' }),
  };
}

type Needs = Pick<PlatformServices, 'data' | 'clock' | 'timers' | 'owner' | 'persist'>;

const redemptionsOf = onePerPage(({ data, clock, timers, owner, persist }: Needs) =>
  createRedemptions({ data, clock, timers, owner, stored: persist(PERSISTED_REDEMPTION), newId: () => crypto.randomUUID() }),
);

export function useRedemptions(): { readonly redemptions: Redemptions; readonly flow: RedemptionFlow } {
  const redemptions = redemptionsOf(useServices());
  return { redemptions, flow: useStore(redemptions) };
}
