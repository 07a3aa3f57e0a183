import type { z } from 'zod';
import { GAME_SERVER_VARIABLES, PAYMENT_GATEWAY_VARIABLES } from '../../core/wire/programVariables.ts';
import { readSettings, SETTING_VARIABLES } from '../../core/wire/readSettings.ts';
import { ownPrefixes, readVariables, unusable, type Variables } from '../../core/wire/readVariables.ts';
import type { Settings } from '../../core/wire/settings.ts';
import { adapters } from './config/adapters.ts';
import { app } from './config/app.ts';
import { bets } from './config/bets.ts';
import { casino } from './config/casino.ts';
import { database } from './config/database.ts';
import { deployment } from './config/deployment.ts';
import { feeds } from './config/feeds.ts';
import { identity } from './config/identity.ts';
import { location } from './config/location.ts';
import { isReachable, network } from './config/network.ts';
import { payments } from './config/payments.ts';
import { refusedInProduction } from './config/productionGuards.ts';
import { push } from './config/push.ts';
import { isSecret } from './config/reading.ts';
import { reports } from './config/reports.ts';
import { streaming } from './config/streaming.ts';
import { limits } from './limits.ts';

/** The variables of the server by context; docs/CONFIGURATION.md describes them. */
export const SLICES = {
  deployment,
  network,
  location,
  database,
  identity,
  bets,
  feeds,
  casino,
  payments,
  streaming,
  adapters,
  app,
  push,
  reports,
  limits,
} as const;

type Slices = typeof SLICES;
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;

export type Config = Readonly<Together<z.infer<Slices[keyof Slices]>> & { readonly settings: Settings }>;

/** The variables of the slices and of the settings. */
export const VARIABLES: readonly string[] = [
  ...Object.values(SLICES).flatMap(({ in: slice }) => Object.keys(slice.shape)),
  ...Object.keys(SETTING_VARIABLES),
];

/** Those whose values are secret: each may also be the text of a file (`…_FILE`) or what a command prints (`…_COMMAND`). */
export const SECRETS: readonly string[] = Object.values(SLICES).flatMap(({ in: slice }) =>
  Object.entries<z.ZodType>(slice.shape).flatMap(([name, schema]) => (isSecret(schema) ? [name] : [])),
);

/** What others of the project read: the build, `npm run dev` and the programs beside the server. */
const OTHERS = ['ERROR_SAMPLE_RATE', 'API_PORT', 'DEV_PORT', ...GAME_SERVER_VARIABLES, ...PAYMENT_GATEWAY_VARIABLES];

/** The variables that are set, and NODE_ENV as SLIPSTREAM_ENVIRONMENT says it. @throws Error with one sentence naming one that is ours and unknown. */
export function setVariables(environment: Variables): Variables {
  const set = readVariables(environment, [...VARIABLES, ...OTHERS], ownPrefixes(VARIABLES));
  return set.SLIPSTREAM_ENVIRONMENT === 'production' ? { NODE_ENV: 'production', ...set } : set;
}

function parsed<Value>(slice: z.ZodType<Value>, variables: Variables): Value {
  const { success, data, error } = slice.safeParse(variables);
  if (success) return data;
  const [issue] = error.issues;
  throw unusable(issue?.path.join('.') ?? '', issue?.message ?? 'unknown reason');
}

/** @throws Error with one sentence naming the invalid variable. */
export function readConfig(environment: Variables): Config {
  const variables = setVariables(environment);
  const config = {
    ...parsed(deployment, variables),
    ...parsed(network, variables),
    ...parsed(location, variables),
    ...parsed(database, variables),
    ...parsed(identity, variables),
    ...parsed(bets, variables),
    ...parsed(feeds, variables),
    ...parsed(casino, variables),
    ...parsed(payments, variables),
    ...parsed(streaming, variables),
    ...parsed(adapters, variables),
    ...parsed(app, variables),
    ...parsed(push, variables),
    ...parsed(reports, variables),
    ...parsed(limits, variables),
    settings: readSettings(variables),
  };
  const isRehearsal = config.environment !== 'production';
  const refused = isRehearsal && !config.production ? null : refusedInProduction(variables, isRehearsal);
  if (refused !== null) throw unusable(refused.name, `production refuses ${refused.refuses}`);
  if (config.adapters.gateway !== null && config.paymentGateway !== null)
    throw unusable('GATEWAY_ADAPTER', 'it goes without PAYMENT_GATEWAY_URL');
  if (config.adapters.mail !== null && config.mail.smtpUrl !== null) throw unusable('MAIL_ADAPTER', 'it goes without SMTP_URL');
  const hosts = [...config.hosts, ...(config.identityHosts ?? [])];
  if (config.sandbox && config.sandboxToken === null && isReachable({ ...config, hosts }))
    throw unusable('SANDBOX_TOKEN', 'a sandbox that more than this machine can reach needs one of at least 16 characters');
  return config;
}
