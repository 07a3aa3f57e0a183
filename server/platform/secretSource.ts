import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { unusable, type Variables } from '../../core/wire/readVariables.ts';

const COMMAND_PATIENCE_MS = 10_000;
const COMMAND_OUTPUT_BYTES = 65_536;

/** The text of a file. What went wrong is said without what it contains. */
async function textOf(variable: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw unusable(variable, `the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  }
}

/** What a program prints, started without a shell. */
async function outputOf(variable: string, command: string, environment: Variables): Promise<string> {
  const [program = '', ...args] = command.split(/\s+/);
  try {
    const limits = { timeout: COMMAND_PATIENCE_MS, maxBuffer: COMMAND_OUTPUT_BYTES };
    return (await promisify(execFile)(program, args, { ...limits, env: { ...environment } })).stdout;
  } catch (error) {
    throw unusable(variable, `the command failed (${(error as { readonly code?: string | number }).code ?? 'no end in time'})`);
  }
}

/**
 * The environment with the secrets of files (`NAME_FILE`) and commands (`NAME_COMMAND`) under their own names.
 * @param names of the secrets
 * @throws Error with one sentence naming a variable that gives none, or a secret that has two sources.
 */
export async function resolveSecrets(environment: Variables, names: readonly string[]): Promise<Variables> {
  const resolved: Record<string, string | undefined> = { ...environment };
  for (const name of names) {
    const sources = [name, `${name}_FILE`, `${name}_COMMAND`].filter((one) => (environment[one]?.trim() ?? '') !== '');
    const [source, second] = sources;
    if (second !== undefined) throw unusable(second, `${source} says the same secret`);
    delete resolved[`${name}_FILE`];
    delete resolved[`${name}_COMMAND`];
    const from = source === undefined ? '' : (environment[source]?.trim() ?? '');
    if (source === undefined || source === name) continue;
    const text = source.endsWith('_FILE') ? await textOf(source, from) : await outputOf(source, from, environment);
    if (text.trim() === '') throw unusable(source, 'it has given nothing');
    resolved[name] = text.trim();
  }
  return resolved;
}
