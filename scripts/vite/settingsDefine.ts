import { ENVIRONMENTS } from '../../core/wire/environments.ts';
import { readSettings, SETTING_VARIABLES } from '../../core/wire/readSettings.ts';
import { readVariables, unusable, type Variables } from '../../core/wire/readVariables.ts';
import { SAMPLE_BUCKETS } from '../../core/wire/sampling.ts';

const BUILD_VARIABLES = [...Object.keys(SETTING_VARIABLES), 'SLIPSTREAM_ENVIRONMENT', 'ERROR_SAMPLE_RATE'];

/** The constants by which the app and its worker know what the build was configured with. @throws Error with one sentence naming a variable. */
export function settingsDefine(environment: Variables): Readonly<Record<string, string>> {
  const variables = readVariables(environment, BUILD_VARIABLES, []);
  const { SLIPSTREAM_ENVIRONMENT: deployment = 'development', ERROR_SAMPLE_RATE: rate = String(SAMPLE_BUCKETS) } = variables;
  if (!ENVIRONMENTS.some((one) => one === deployment))
    throw unusable('SLIPSTREAM_ENVIRONMENT', `it is one of ${ENVIRONMENTS.join(', ')}`);
  if (!/^\d{1,3}$/.test(rate) || Number(rate) > SAMPLE_BUCKETS)
    throw unusable('ERROR_SAMPLE_RATE', `it is a whole number from 0 to ${SAMPLE_BUCKETS}`);
  return {
    __SETTINGS__: JSON.stringify(readSettings(variables)),
    __DEV_TOOLS__: JSON.stringify(deployment !== 'production'),
    __ERROR_SAMPLE_RATE__: rate,
  };
}
