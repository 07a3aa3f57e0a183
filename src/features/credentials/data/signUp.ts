import { REGIONS_PATH, SIGN_UPS_PATH } from '../../../../core/apiPaths.ts';
import { APP_CLIENT_ID } from '../../../../core/clientId.ts';
import { readSignUp, type SignUp } from '../../../../core/forms/signUp.ts';
import { signUpDate } from '../../../../core/signUpCountries.ts';
import { type RestQuery, useRest, useRestQuery } from '../../../platform/data/useRest.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { FormOutcome } from '../logic/formOutcome.ts';
import { type Region, readRegions } from '../logic/regions.ts';
import { sendForm } from './sendForm.ts';

/** The regions in which people may live who open an account. */
export function useRegions(): RestQuery<readonly Region[]> {
  return useRestQuery(useRest(), REGIONS_PATH, readRegions);
}

export function useSignUp(): (form: SignUp) => Promise<FormOutcome> {
  const rest = useRest();
  return (form) => sendForm(rest, { method: 'POST', path: SIGN_UPS_PATH, body: { ...form, client_id: APP_CLIENT_ID } }, [201]);
}

/** The rules of the form, on this day. */
export function useReadSignUp(): (values: unknown) => ReturnType<typeof readSignUp> {
  const { clock } = useServices();
  return (values) => readSignUp(values, signUpDate(clock.now()));
}
