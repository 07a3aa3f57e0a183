import type { RealityCheckEvent } from '../../../../core/rest/limits.ts';
import { REALITY_CHECKS_PATH } from '../../../../core/wire/apiPaths.ts';
import { restMutation } from '../../../platform/data/rest.ts';

/** For the log of safer play: that one was shown, and that it was answered. */
export const reportRealityCheck = restMutation<RealityCheckEvent, null>({
  method: 'POST',
  path: REALITY_CHECKS_PATH,
  status: 201,
  body: (event) => event,
  read: () => null,
});
