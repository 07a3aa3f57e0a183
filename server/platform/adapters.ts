import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { StartupFailure } from './startupFailure.ts';
import { tracedCall } from './tracing.ts';

/** The contract that this server speaks; examples/adapters/README.md has it. */
export const ADAPTER_CONTRACT = 1;

/** How long an adapter may take to be loaded and created. */
const CREATION_MS = 10_000;

/** What an adapter is given. Its own settings are variables of the environment with a name of its own. */
export interface AdapterContext {
  readonly production: boolean;
  /** The time of business, which is the database's. */
  now(): Date;
  /** For what an operator has to know: no names, addresses, numbers or codes. */
  warn(message: string): void;
}

/** What the file of an adapter exports as `adapter`. */
export interface AdapterModule<Value> {
  readonly name: string;
  readonly contract: typeof ADAPTER_CONTRACT;
  create(context: AdapterContext): Value | Promise<Value>;
}

/** Functions that an adapter has to have, and how many milliseconds each may take. Null: it ends by its signal. */
export type Operations = Readonly<Record<string, number | null>>;

export interface WantedAdapter<Named extends Operations> {
  /** The variable that names it. */
  readonly variable: string;
  /** An absolute path, or the name of a package. */
  readonly specifier: string;
  readonly operations: Named;
  /** Those that it need not have. */
  readonly optional?: readonly string[];
}

/** No answer of an adapter: it threw, was too slow, or its answer cannot be read. It may have done what it was called for. */
export class AdapterFailure extends Error {
  override readonly name = 'AdapterFailure';
  /** What the log says: TIMEOUT, UNREADABLE with the place, or the code or name of what it threw. */
  readonly code: string;
  /** The name of what it threw. */
  readonly thrown: string;

  constructor(what: string, code: string, thrown = 'none') {
    super(`${what} has failed: ${code}`);
    this.code = code;
    this.thrown = thrown;
  }
}

/** An adapter that is loaded. */
export interface Adapter<Operation extends string> {
  /** Its own. */
  readonly name: string;
  has(operation: Operation): boolean;
  /** Calls it; what it answers is read by `schema`. @throws AdapterFailure and nothing else, in time */
  call<Value>(operation: Operation, schema: z.ZodType<Value>, ...values: readonly unknown[]): Promise<Value>;
}

const shape = z.object({
  name: z.string().min(1),
  contract: z.number(),
  create: z.custom<AdapterModule<unknown>['create']>((value) => typeof value === 'function'),
});

const fault = ({ variable, specifier }: WantedAdapter<Operations>, what: string): StartupFailure =>
  new StartupFailure(`The adapter ${specifier} (${variable}) cannot be used: ${what}.`);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** The first that is a word. Never a message, which may name a player. */
const wordOf = (...values: readonly unknown[]): string =>
  String(values.find((one) => typeof one === 'string' && /^[a-z][\w.-]{0,59}$/i.test(one)) ?? 'Error');

const TOO_LATE = Symbol('too late');

/** What `work` gives, an error that is thrown before there is a promise too; or TOO_LATE. */
async function inTime<Value>(work: () => Value | Promise<Value>, patienceMs: number): Promise<Value | typeof TOO_LATE> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof TOO_LATE>((resolve) => {
    timer = setTimeout(() => resolve(TOO_LATE), patienceMs);
  });
  try {
    return await Promise.race([(async () => work())(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads and creates an adapter. @throws StartupFailure with one sentence that names the variable. */
export async function loadAdapter<const Named extends Operations>(
  wanted: WantedAdapter<Named>,
  context: AdapterContext,
): Promise<Adapter<keyof Named & string>> {
  const { variable, specifier, operations, optional = [] } = wanted;
  const address = specifier.startsWith('/') ? pathToFileURL(specifier).href : specifier;
  async function open(): Promise<{ readonly name: string; readonly created: unknown }> {
    const module: unknown = await import(address);
    const { success, data } = shape.safeParse(Object(module).adapter);
    if (!success) throw new Error('it exports no adapter { name, contract, create }');
    if (data.contract !== ADAPTER_CONTRACT)
      throw new Error(`it follows contract ${data.contract}, and this server speaks ${ADAPTER_CONTRACT}`);
    return { name: data.name, created: await data.create(context) };
  }
  const opened = await inTime(open, CREATION_MS).catch((error: unknown) => {
    throw fault(wanted, reasonOf(error).replace(/\.$/, ''));
  });
  if (opened === TOO_LATE) throw fault(wanted, `it was not created within ${CREATION_MS / 1_000} seconds`);
  const { name, created } = opened;
  const functions = Object(created) as Readonly<Record<string, unknown>>;
  const has = (operation: string): boolean => typeof functions[operation] === 'function';
  const missing = Object.keys(operations).find((operation) => !has(operation) && !optional.includes(operation));
  if (missing !== undefined) throw fault(wanted, `what it creates has no function ${missing}`);
  return {
    name,
    has,
    async call(operation, schema, ...values) {
      const what = `${operation} of ${variable}`;
      const failed = (code: string, thrown?: string): AdapterFailure => {
        const failure = new AdapterFailure(what, code, thrown);
        context.warn(failure.message);
        return failure;
      };
      const work = (): unknown => (functions[operation] as (...all: readonly unknown[]) => unknown).apply(created, [...values]);
      const patienceMs = operations[operation] ?? null;
      const perform = async () => (patienceMs === null ? work() : inTime(work, patienceMs));
      const answer = await tracedCall(() => what, {}, perform).catch((error: unknown) => {
        const thrown = Object(error) as { readonly code?: unknown; readonly name?: unknown };
        throw failed(wordOf(thrown.code, thrown.name), wordOf(thrown.name));
      });
      if (answer === TOO_LATE) throw failed('TIMEOUT');
      const read = schema.safeParse(answer);
      if (read.success) return read.data;
      throw failed(['UNREADABLE', ...(read.error.issues[0]?.path ?? [])].join('.'));
    },
  };
}
