import type { z } from 'zod';
import { readSettings, type Settings } from '../../core/settings.ts';
import { app } from './config/app.ts';
import { bets } from './config/bets.ts';
import { casino } from './config/casino.ts';
import { database } from './config/database.ts';
import { deployment } from './config/deployment.ts';
import { identity } from './config/identity.ts';
import { isReachable, network } from './config/network.ts';
import { reports } from './config/reports.ts';
import { limits } from './limits.ts';

/** The variables of the server by context; docs/CONFIGURATION.md describes them. */
export const SLICES = { deployment, network, database, identity, bets, casino, app, reports, limits } as const;

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
    ...parsed(database, variables),
    ...parsed(identity, variables),
    ...parsed(bets, variables),
    ...parsed(casino, variables),
    ...parsed(app, variables),
    ...parsed(reports, variables),
    ...parsed(limits, variables),
    settings: readSettings(variables),
  };
  const hosts = [...config.hosts, ...(config.identityHosts ?? [])];
  if (config.sandbox && config.sandboxToken === null && isReachable({ ...config, hosts }))
    throw new Error(
      'Environment variable SANDBOX_TOKEN is not usable: a sandbox that more than this machine can reach needs one of at least 16 characters.',
    );
  return config;
}
