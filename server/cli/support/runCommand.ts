import { firstSentence } from './firstSentence.ts';

/**
 * Runs a command of the operator: it exits with 0 where `work` says that all was done, else with 1, and with one sentence on standard error where it
 * could not be done.
 * @param read null or an error: the arguments are not readable, and the usage is shown.
 */
export function runCommand<Wanted>(
  usage: string,
  read: (args: readonly string[]) => Wanted | null,
  work: (wanted: Wanted) => Promise<boolean>,
): void {
  const fail = (text: string): void => {
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  };
  let wanted: Wanted | null;
  try {
    wanted = read(process.argv.slice(2));
  } catch (error) {
    fail(`${firstSentence(error)}\n${usage}`);
    return;
  }
  if (wanted === null) {
    fail(usage);
    return;
  }
  work(wanted).then(
    (isDone) => {
      process.exitCode = isDone ? 0 : 1;
    },
    (error: unknown) => fail(firstSentence(error)),
  );
}
