import path from 'node:path';
import { pino } from 'pino';
import { adapterFeed } from '../../../server/feed/index.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { readConfig } from '../../../server/platform/config.ts';
import { openAdapters } from '../../../server/start/openAdapters.ts';
import { EXAMPLE_PROVIDERS } from './exampleProviders.ts';
import type { FeedUnderTest } from './feed.ts';
import type { Kind, Rehearsals, UnderTest } from './rehearsal.ts';

export const variableOf = (kind: Kind): string => `${kind.toUpperCase()}_ADAPTER`;
export const example = (kind: Kind): string => path.resolve('examples/adapters', `${kind}.mjs`);

/** As a server opens it. Each failure is a line of the log, which says more of it than the test does. */
export const opened = (variables: Readonly<Record<string, string>>) =>
  openAdapters({ config: readConfig(variables), clock: systemClock(), log: pino({ level: 'warn' }) });

/** Of the examples by the providers here, of an operator's own by the module of ADAPTER_REHEARSAL. */
async function rehearse<Of extends Kind>(kind: Of): Promise<Partial<Rehearsals[Of]>> {
  if (process.env[variableOf(kind)] === undefined) return EXAMPLE_PROVIDERS[kind]();
  const file = process.env.ADAPTER_REHEARSAL;
  return file === undefined ? {} : ((await (await import(file))[kind]?.()) ?? {});
}

/** The module that the variable names, else the example. */
function variablesOf(kind: Kind): Readonly<Record<string, string>> {
  const variable = variableOf(kind);
  return { [variable]: process.env[variable] ?? example(kind) };
}

/** @param portOf its port among those of the server. */
export async function moduleUnderTest<Port, Of extends Kind>(
  kind: Of,
  portOf: (adapters: Awaited<ReturnType<typeof opened>>) => Port | null | undefined,
): Promise<UnderTest<Port, Of>> {
  const rehearsal = await rehearse(kind);
  const port = portOf(await opened(variablesOf(kind)));
  if (!port) throw new Error(`There is no adapter of ${kind}`);
  return { port, rehearsal };
}

export async function feedUnderTest(): Promise<FeedUnderTest> {
  const { port, rehearsal } = await moduleUnderTest('feed', ({ feed }) => feed);
  return { source: port.name, rehearsal, loop: async (deps) => adapterFeed(deps, port) };
}
