import type { z } from 'zod';
import { SETTING_VARIABLES } from '../../core/wire/readSettings.ts';
import type { Variables } from '../../core/wire/readVariables.ts';
import { DEFAULT_SETTINGS } from '../../core/wire/settings.ts';
import { isSecret } from './config/reading.ts';
import { readConfig, SECRETS, SLICES, setVariables } from './config.ts';
import { resolveSecrets } from './secretSource.ts';

/** An address without user, password and options, which may be secret. */
function withoutLogIn(text: string): string {
  if (!/^[a-z]+:\/\//.test(text) || !URL.canParse(text)) return text;
  const url = new URL(text);
  return url.username + url.password + url.search === '' ? text : `${url.protocol}//${url.host}${url.pathname}`;
}

const shown = (value: unknown): string => {
  if (value === undefined) return 'not set';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * One line a variable: its name, its value (of a secret whether it is set), and whether it was given.
 * @throws Error with one sentence naming the first variable that is not usable.
 */
export async function effectiveConfig(environment: Variables): Promise<readonly string[]> {
  const resolved = await resolveSecrets(environment, SECRETS);
  readConfig(resolved);
  const set = setVariables(resolved);
  const line = (name: string, given: string, byDefault: string): string => {
    if (set[name] === undefined) return `${name} ${byDefault} (default)`;
    const source = [name, `${name}_FILE`, `${name}_COMMAND`].find((one) => environment[one]?.trim());
    return `${name} ${given} (${source === name ? 'given' : `from ${source ?? 'SLIPSTREAM_ENVIRONMENT'}`})`;
  };
  const schemas = Object.values(SLICES).flatMap(({ in: slice }) => Object.entries<z.ZodType>(slice.shape));
  return [
    ...schemas.map(([name, schema]) =>
      isSecret(schema)
        ? line(name, 'set', 'not set')
        : line(name, withoutLogIn(set[name] ?? ''), shown(schema.safeParse(undefined).data)),
    ),
    ...Object.entries(SETTING_VARIABLES).map(([name, key]) => line(name, set[name] ?? '', shown(DEFAULT_SETTINGS[key]))),
  ];
}
