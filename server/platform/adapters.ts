import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { StartupFailure } from './startupFailure.ts';

/** The contract that this server speaks; examples/adapters/README.md has its history. */
export const ADAPTER_CONTRACT = 1;

/** What an adapter is given. Its own settings are variables of the environment with a name of its own. */
export interface AdapterContext {
  readonly production: boolean;
  /** The time of business, which is the database's. */
  now(): Date;
  /** For what an operator has to know: no names, addresses, numbers or codes. */
  warn(message: string): void;
}

/** What the file of an adapter exports as `default`. */
export interface AdapterModule<Value> {
  readonly name: string;
  readonly contract: typeof ADAPTER_CONTRACT;
  create(context: AdapterContext): Value | Promise<Value>;
}

export interface WantedAdapter {
  /** The variable that names it. */
  readonly variable: string;
  /** An absolute path, or the name of a package. */
  readonly specifier: string;
  /** Functions that it has to have. */
  readonly methods: readonly string[];
}

const shape = z.object({
  name: z.string().min(1),
  contract: z.number(),
  create: z.custom<AdapterModule<unknown>['create']>((value) => typeof value === 'function'),
});

const fault = ({ variable, specifier }: WantedAdapter, what: string): StartupFailure =>
  new StartupFailure(`The adapter ${specifier} (${variable}) cannot be used: ${what}.`);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Loads and creates an adapter. @throws StartupFailure with one sentence that names the variable. */
export async function loadAdapter<Value>(wanted: WantedAdapter, context: AdapterContext): Promise<Value> {
  const { specifier, methods } = wanted;
  const address = specifier.startsWith('/') ? pathToFileURL(specifier).href : specifier;
  const module: unknown = await import(address).catch((error: unknown) => {
    throw fault(wanted, reasonOf(error));
  });
  const { success, data } = shape.safeParse(Object(module).default);
  if (!success) throw fault(wanted, 'its default export is not { name, contract, create }');
  if (data.contract !== ADAPTER_CONTRACT)
    throw fault(wanted, `it follows contract ${data.contract}, and this server speaks ${ADAPTER_CONTRACT}`);
  const created: unknown = await (async () => data.create(context))().catch((error: unknown) => {
    throw fault(wanted, reasonOf(error));
  });
  const missing = methods.find((method) => typeof Object(created)[method] !== 'function');
  if (missing !== undefined) throw fault(wanted, `what it creates has no function ${missing}`);
  return created as Value;
}
