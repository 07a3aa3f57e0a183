import { readRegions } from '../../../../core/rest/regions.ts';
import { readSignUp, readSignUpAnswer, type SignUp } from '../../../../core/rest/signUp.ts';
import { signUpDate } from '../../../../core/texts/signUpCountries.ts';
import { REGIONS_PATH, SIGN_UPS_PATH } from '../../../../core/wire/apiPaths.ts';
import { APP_CLIENT_ID } from '../../../../core/wire/clientId.ts';
import { restMutation, restQuery } from '../../../platform/data/rest.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { sortedRegions } from '../logic/regions.ts';

const regions = restQuery({ path: REGIONS_PATH, audience: 'anyone', read: (body) => sortedRegions(readRegions(body)) });

/** The regions in which people may live who open an account. */
export const useRegions = () => useQuery(regions, {});

export const signUp = restMutation({
  method: 'POST',
  path: SIGN_UPS_PATH,
  audience: 'anyone',
  body: (form: SignUp) => ({ ...form, client_id: APP_CLIENT_ID }),
  status: 201,
  read: (body) => readSignUpAnswer(body).play_credit_cents,
});

/** The rules of the form, on this day. */
export function useReadSignUp(): (values: unknown) => ReturnType<typeof readSignUp> {
  const { clock } = useServices();
  return (values) => readSignUp(values, signUpDate(clock.now()));
}
