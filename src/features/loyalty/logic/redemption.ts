import { type MoneyEffect, type MoneyNews, NO_MONEY_REQUEST, stepMoneyRequest } from '../../../../core/money/moneyRequest.ts';
import { awaits, type MoneyState } from '../../../../core/money/moneyState.ts';

export type RedemptionRefusal = 'NOT_ENOUGH_CREDITS' | 'BELOW_MINIMUM' | 'UNKNOWN_METHOD' | 'RESTRICTED';

/** REUSED: the id stands for another request, whose outcome is asked for. */
export type RedemptionAnswer =
  | { readonly kind: 'DONE'; readonly cents: number; readonly credits: number }
  | { readonly kind: 'REFUSED'; readonly refusal: RedemptionRefusal }
  | { readonly kind: 'REUSED' };

export interface RedemptionIntent {
  readonly methodId: string;
  readonly credits: number;
}

/** A player has one redemption at a time. */
export interface RedemptionFlow {
  readonly money: MoneyState;
  /** The newest outcome, until the player has read it. notReceived: nothing was redeemed. */
  readonly news: Exclude<RedemptionAnswer, { kind: 'REUSED' }> | { readonly kind: 'notReceived' } | null;
}

export type RedemptionEvent =
  | MoneyNews
  | { readonly type: 'submitted'; readonly freshId: string; readonly openId: string | null }
  | { readonly type: 'answered' | 'checked'; readonly requestId: string; readonly answer: RedemptionAnswer }
  | { readonly type: 'newsShown' };

export interface RedemptionStep {
  readonly state: RedemptionFlow;
  readonly effects: readonly MoneyEffect[];
}

export const NO_REDEMPTION: RedemptionFlow = { money: NO_MONEY_REQUEST, news: null };

const OUTCOMES = { DONE: 'decided', REFUSED: 'refused', REUSED: 'reused' } as const;

export const isUnderWay = ({ money }: RedemptionFlow): boolean => money.kind !== 'idle';

export function stepRedemption(flow: RedemptionFlow, event: RedemptionEvent): RedemptionStep {
  switch (event.type) {
    case 'newsShown':
      return { state: { ...flow, news: null }, effects: [] };
    case 'loggedOut':
      return { state: NO_REDEMPTION, effects: [] };
    case 'submitted': {
      if (isUnderWay(flow)) return { state: flow, effects: [] };
      const { freshId, openId } = event;
      // An id of another tab or an earlier page comes first: what became of it is not known.
      const isOwn = openId === null || awaits(flow.money, openId);
      return moved(
        { ...flow, news: null },
        isOwn ? { type: 'submit', freshId, heldMs: 0 } : { type: 'restored', requestId: openId },
      );
    }
    case 'answered':
    case 'checked': {
      const { answer, requestId, type } = event;
      const step = moved(flow, { type, requestId, outcome: OUTCOMES[answer.kind] });
      if (step.state.money === flow.money || answer.kind === 'REUSED') return step;
      return { ...step, state: { ...step.state, news: answer } };
    }
    default:
      return moved(flow, event);
  }
}

function moved(flow: RedemptionFlow, event: Parameters<typeof stepMoneyRequest>[1]): RedemptionStep {
  const { state: money, effects } = stepMoneyRequest(flow.money, event);
  if (money === flow.money) return { state: flow, effects };
  const isLost = money.kind === 'idle' && money.notReceived && isUnderWay(flow);
  return { state: { money, news: isLost ? { kind: 'notReceived' } : flow.news }, effects };
}

/** What a refused redemption says. */
export const REFUSALS: Readonly<Record<RedemptionRefusal, string>> = {
  NOT_ENOUGH_CREDITS: 'You don’t have that many points any more. Nothing was redeemed.',
  BELOW_MINIMUM: 'That is less than can be redeemed. Nothing was redeemed.',
  UNKNOWN_METHOD: 'Points can’t be redeemed this way any more. Nothing was redeemed.',
  RESTRICTED: 'Points can’t be redeemed on your account at the moment. They are kept.',
};
