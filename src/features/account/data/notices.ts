import type { Acknowledgement } from '../../../../core/rest/acknowledgements.ts';
import { ACKS_PATH, LIMITS_ACK_PATH } from '../../../../core/wire/apiPaths.ts';
import { restMutation } from '../../../platform/data/rest.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { playerOf } from '../../../player/index.ts';
import { depositAcknowledgement, useMe } from '../../../player/queries.ts';

const responsibleGaming = restMutation({
  method: 'POST',
  path: ACKS_PATH,
  body: (): Acknowledgement => ({ acknowledged: true }),
  status: 202,
  read: () => null,
});
const limits = restMutation({ method: 'PATCH', path: LIMITS_ACK_PATH, body: () => ({}), status: 201, read: () => null });

/** The account is read anew before the notice closes. */
export const useResponsibleGamingAcknowledgement = () => useMutation(responsibleGaming, useMe().refetch);
export const useLimitsAcknowledgement = () => useMutation(limits, useMe().refetch);

/** The player's acknowledgement of their deposits. Its answer: whether the server has stored it. */
export function useDepositAcknowledgement() {
  const services = useServices();
  return useMutation(depositAcknowledgement, async (isTaken) => isTaken && playerOf(services).update({ deposits: null }));
}
