import type { z } from 'zod';
import { readSettings } from '../../core/wire/readSettings.ts';
import type { Settings } from '../../core/wire/settings.ts';
import { app } from './config/app.ts';
import { bets } from './config/bets.ts';
import { casino } from './config/casino.ts';
import { database } from './config/database.ts';
import { deployment } from './config/deployment.ts';
import { feeds } from './config/feeds.ts';
import { identity, PASSWORD_COST } from './config/identity.ts';
import { location } from './config/location.ts';
import { isReachable, network } from './config/network.ts';
import { payments } from './config/payments.ts';
import { push } from './config/push.ts';
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
  app,
  push,
  reports,
  limits,
} as const;

type Slices = typeof SLICES;
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;

export type Config = Readonly<Together<z.infer<Slices[keyof Slices]>> & { readonly settings: Settings }>;

type Variables = Readonly<Record<string, string | undefined>>;

function parsed<Value>(slice: z.ZodType<Value>, variables: Variables): Value {
  const { success, data, error } = slice.safeParse(variables);
  if (success) return data;
  const [issue] = error.issues;
  throw new Error(`Environment variable ${issue?.path.join('.') ?? ''} is not usable: ${issue?.message ?? 'unknown reason'}.`);
}

/** @throws Error with one sentence naming the invalid variable. */
export function readConfig(variables: Variables): Config {
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
    ...parsed(app, variables),
    ...parsed(push, variables),
    ...parsed(reports, variables),
    ...parsed(limits, variables),
    settings: readSettings(variables),
  };
  const hosts = [...config.hosts, ...(config.identityHosts ?? [])];
  if (config.sandbox && config.sandboxToken === null && isReachable({ ...config, hosts }))
    throw new Error(
      'Environment variable SANDBOX_TOKEN is not usable: a sandbox that more than this machine can reach needs one of at least 16 characters.',
    );
  refuseCheapPasswords(config);
  return config;
}

/** Tests and development may hash passwords faster; a deployment may not. */
function refuseCheapPasswords({ production, environment, passwordCost }: Omit<Config, 'settings'>): void {
  if (!production && environment !== 'production') return;
  const [name, least] =
    passwordCost.memoryKib < PASSWORD_COST.memoryKib
      ? ['PASSWORD_MEMORY_KIB', PASSWORD_COST.memoryKib]
      : ['PASSWORD_PASSES', passwordCost.passes < PASSWORD_COST.passes ? PASSWORD_COST.passes : null];
  if (least !== null) throw new Error(`Environment variable ${name} is not usable: it must be at least ${least} in production.`);
}
