import type { Result } from '../../../../core/result.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import type { PlayerLimit } from '../../../player/index.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useLimitNames } from '../../../ui/useLimitNames.ts';
import { amountMessage, LIMIT_CHANGES, type SendFailure } from '../data/changeLimit.ts';
import { changeOf, type LimitAsk, requestedValue, waits } from '../logic/limitForm.ts';
import { LIMIT_TOASTS } from '../logic/limitTexts.ts';

export interface LimitChanging {
  readonly busy: 'set' | 'confirm' | 'cancel' | null;
  /** Each resolves with whether it was done; the toast has said it by then. */
  readonly set: (ask: LimitAsk) => Promise<boolean>;
  readonly confirm: (pendingId: string) => Promise<boolean>;
  readonly cancel: (pendingId: string) => Promise<boolean>;
}

/** @param onChanged reads the limits anew: after a success before it is told, and after a failure, as another tab may have been first. */
export function useLimitChange(limit: PlayerLimit, onChanged: () => Promise<void>): LimitChanging {
  const changes = LIMIT_CHANGES[limit.type];
  const setting = useMutation(changes.set, onChanged);
  const confirming = useMutation(changes.confirm, onChanged);
  const cancelling = useMutation(changes.cancel, onChanged);
  const toast = useToast();
  const names = useLimitNames();

  function tell(outcome: Result<null, SendFailure>, done: string, failed: (failure: SendFailure) => string): boolean {
    if (!outcome.ok) void onChanged();
    // The next visitor is told nothing of it.
    if (!outcome.ok && outcome.error.kind === 'otherOwner') return false;
    const body = outcome.ok ? done : failed(outcome.error);
    toast.show({ id: 'limit', type: outcome.ok ? 'success' : 'danger', body });
    return outcome.ok;
  }

  const notSet = (failure: SendFailure): string => amountMessage(failure) ?? LIMIT_TOASTS.notSet(limit, names);
  const sending = { set: setting.state, confirm: confirming.state, cancel: cancelling.state } as const;
  return {
    busy: (['set', 'confirm', 'cancel'] as const).find((name) => sending[name] === 'sending') ?? null,
    set: async (ask) => {
      const change = changeOf(limit.active?.value ?? null, ask);
      const text = change === 'first' || waits(change) ? LIMIT_TOASTS.saved : LIMIT_TOASTS.updated;
      return tell(await setting.send({ period: limit.period, value: requestedValue(ask) }), text(limit, names), notSet);
    },
    confirm: async (id) => tell(await confirming.send({ id }), LIMIT_TOASTS.updated(limit, names), notSet),
    cancel: async (id) => tell(await cancelling.send({ id }), LIMIT_TOASTS.cancelled, () => LIMIT_TOASTS.notCancelled),
  };
}
