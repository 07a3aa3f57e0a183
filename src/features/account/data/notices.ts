import { useState } from 'react';
import { ACKS_PATH, LIMITS_ACK_PATH } from '../../../../core/apiPaths.ts';
import type { DepositAckType, UserNoticeType } from '../../../gql/types.ts';
import { usePlayerRest } from '../../../platform/data/useRest.ts';
import type { RestRequest } from '../../../platform/http/restClient.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { playerOf } from '../../../player/index.ts';
import { acknowledgeUserNotice, depositAcknowledgement, useMe } from '../../../player/queries.ts';

/** An answer of the player on its way to the server. */
export interface Acknowledgement {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** Resolves once the server has it and the account is read anew; with false where that failed. */
  send(): Promise<boolean>;
}

function useAcknowledgement(ask: () => Promise<boolean>): Acknowledgement {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  return {
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    async send() {
      setState('busy');
      const isTaken = await ask();
      setState(isTaken ? 'idle' : 'failed');
      return isTaken;
    },
  };
}

/** The account is read anew before the notice closes. */
function useRestAcknowledgement(request: RestRequest, expectedStatus: number): Acknowledgement {
  const rest = usePlayerRest();
  const { refetch } = useMe();
  return useAcknowledgement(async () => {
    const answer = await rest(request);
    const isTaken = answer.ok && answer.value.status === expectedStatus;
    if (isTaken) await refetch();
    return isTaken;
  });
}

const RESPONSIBLE_GAMING: RestRequest = { method: 'POST', path: ACKS_PATH, body: { acknowledged: true } };
const LIMITS: RestRequest = { method: 'PATCH', path: LIMITS_ACK_PATH, body: {} };

export const useResponsibleGamingAcknowledgement = (): Acknowledgement => useRestAcknowledgement(RESPONSIBLE_GAMING, 202);

export const useLimitsAcknowledgement = (): Acknowledgement => useRestAcknowledgement(LIMITS, 201);

/** Of the card of the app's tour, and of a win with a tax form. */
export function useNoticeAcknowledgement(ackType: UserNoticeType): Acknowledgement {
  const { data } = useServices();
  return useAcknowledgement(async () => (await data.mutate(acknowledgeUserNotice, { ackType })).ok);
}

/** Of the amount of the player's deposits. */
export function useDepositAcknowledgement(ackType: DepositAckType): Acknowledgement {
  const services = useServices();
  return useAcknowledgement(async () => {
    const answer = await services.data.mutate(depositAcknowledgement, { ackType });
    const isTaken = answer.ok && answer.value;
    if (isTaken) playerOf(services).update({ deposits: null });
    return isTaken;
  });
}
