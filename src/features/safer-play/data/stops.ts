import { readStopAnswer, readStopOptions, type StopRequest } from '../../../../core/rest/stops.ts';
import { COOL_OFFS_PATH, SELF_EXCLUSION_OPTIONS_PATH, SELF_EXCLUSIONS_PATH } from '../../../../core/wire/apiPaths.ts';
import { restMutation, restQuery } from '../../../platform/data/rest.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { StopKind } from '../logic/stopTexts.ts';

const options = (path: string) => restQuery({ path, read: (body) => readStopOptions(body).options });
const begin = (path: string) =>
  restMutation({
    method: 'POST',
    path,
    status: 201,
    read: readStopAnswer,
    body: ({ option }: Pick<StopRequest, 'option'>): StopRequest => ({ option, confirmed: true }),
  });

const STOPS = {
  coolOff: { options: options(COOL_OFFS_PATH), begin: begin(COOL_OFFS_PATH) },
  selfExclusion: { options: options(SELF_EXCLUSION_OPTIONS_PATH), begin: begin(SELF_EXCLUSIONS_PATH) },
} as const;

/** The lengths that can be chosen. */
export const useStopOptions = (kind: StopKind) => useQuery(STOPS[kind].options, {});

/** Begins it. The server has ended every session by then: this one ends here with its reason, in every tab. */
export function useStop(kind: StopKind) {
  const { session } = useServices();
  return useMutation(STOPS[kind].begin, () => session.logOut(kind));
}
