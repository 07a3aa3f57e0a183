import { type CheckInInterval, readCheckInInterval } from '../../../../core/rest/limits.ts';
import { CHECK_IN_INTERVAL_PATH } from '../../../../core/wire/apiPaths.ts';
import { restMutation, restQuery } from '../../../platform/data/rest.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useServices } from '../../../platform/usePlatform.ts';

const checkIn = { path: CHECK_IN_INTERVAL_PATH, read: readCheckInInterval };
const interval = restQuery(checkIn);
const setCheckIn = restMutation<CheckInInterval, CheckInInterval>({
  ...checkIn,
  method: 'PATCH',
  status: 201,
  writes: (now, write) => write(interval, {}, () => now),
});

/** Minutes between reality checks; null: the player has none. */
export const useCheckIn = () => useQuery(interval, {});

/** Sets it, for the session under way, too. */
export function useSetCheckIn() {
  const { playerSession } = useServices();
  return useMutation(setCheckIn, async ({ minutes }) =>
    playerSession.getSnapshot()?.checkInEvery(minutes === null ? null : minutes * 60),
  );
}
