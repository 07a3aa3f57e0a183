import type { SandboxClient } from '../support/sandboxClient.ts';
import { until } from '../support/until.ts';
import { seenCommitted } from './database.ts';
import type { Importer } from './imports.ts';
import type { Victim } from './killer.ts';
import type { FinalResult } from './oracle.ts';
import type { ResultBook } from './resultBook.ts';
import type { ResultWriter } from './results.ts';

interface Parts {
  readonly victim: Victim;
  readonly sandbox: SandboxClient;
  readonly writer: ResultWriter;
  readonly importer: Importer;
  readonly book: ResultBook;
  readonly log: (line: string) => void;
}

const KILL_ATTEMPTS = 5;
const HALF_ENDED_WITHIN_MS = 60_000;

/**
 * The end of the run: most games end at once, and the server is killed while it settles them. Then come the run's last two results, with
 * the simulator paused: first the server, then an import records one, is killed right after the catalogue has it, and gets it again. No
 * later result and no tick of the simulator follows that could deliver them to settlement by accident.
 */
export async function endRun({ victim, sandbox, writer, importer, book, log }: Parts): Promise<void> {
  const games = await writer.chooseMany();
  const middle = games[Math.floor(games.length / 2)] ?? '';
  await Promise.all([
    writer.end(games),
    importer.importManyResults(),
    until(() => book.latest(middle), HALF_ENDED_WITHIN_MS).then(() => victim.killServer()),
  ]);
  await sandbox.setFeed({ paused: true });
  await endOneWithKill(victim, writer, log);
  for (let attempt = 1; attempt <= KILL_ATTEMPTS; attempt += 1) {
    const isKilled = await importer.importNext('at the commit');
    log(
      `results were imported, and the import ${isKilled ? 'was killed at the commit and run again' : 'ended before it could be killed'}`,
    );
    if (isKilled) return;
  }
}

async function endOneWithKill(victim: Victim, writer: ResultWriter, log: (line: string) => void): Promise<void> {
  const eventId = await writer.chooseOpen();
  if (eventId === null) return;
  const result = writer.newScore(eventId);
  let isFirst = true;
  await writer.record(eventId, result, async () => {
    if (!isFirst) return writer.send(eventId, result);
    isFirst = false;
    const isKilled = await killServerAtCommit(victim, eventId, result, () => writer.send(eventId, result));
    log(`${eventId} ended, and the server was killed ${isKilled ? 'at the commit' : 'after its answer'}`);
    throw new Error('No answer');
  });
}

/** @returns whether the server was killed before it could answer */
async function killServerAtCommit(
  victim: Victim,
  eventId: string,
  result: FinalResult,
  send: () => Promise<unknown>,
): Promise<boolean> {
  let isAnswered = false;
  let sent: Promise<void> = Promise.resolve();
  const begin = (): void => {
    sent = send().then(
      () => {
        isAnswered = true;
      },
      () => undefined,
    );
  };
  await seenCommitted(victim.dataDir, new Map([[eventId, result]]), () => isAnswered, begin);
  const wasAnswered = isAnswered;
  await victim.killServer();
  await sent;
  return !wasAnswered;
}
