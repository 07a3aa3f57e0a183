import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's directory, independent of the working directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const inProject = (...parts) => path.join(root, ...parts);

/** Writes progress to stderr, because stdout is for results. */
export const say = (line) => process.stderr.write(`${line}\n`);

/** The reason why a script cannot continue, in one sentence for a person. */
export class Failure extends Error {}

/** Runs a script's main function; a Failure prints its sentence and exits non-zero, any other error is a bug and prints its stack. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    say(error instanceof Failure ? error.message : String(error?.stack ?? error));
    process.exitCode = 1;
  }
}
