import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's directory, wherever a script was started from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const inProject = (...parts) => path.join(root, ...parts);

/** Progress goes to stderr: stdout belongs to what was asked for. */
export const say = (line) => process.stderr.write(`${line}\n`);

/** Why a script cannot go on, in one sentence for a person. */
export class Failure extends Error {}

/** Runs a script's main function; a Failure is its sentence and a non-zero exit, anything else is a bug and shows its stack. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    say(error instanceof Failure ? error.message : String(error?.stack ?? error));
    process.exitCode = 1;
  }
}
