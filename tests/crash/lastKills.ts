import type { SandboxClient } from '../support/sandboxClient.ts';
import { seenCommitted } from './database.ts';
import type { Importer } from './imports.ts';
import type { Victim } from './killer.ts';
import type { FinalResult } from './oracle.ts';
import type { ResultWriter } from './results.ts';

interface Parts {
  readonly victim: Victim;
  readonly sandbox: SandboxClient;
  readonly writer: ResultWriter;
  readonly importer: Importer;
  readonly log: (line: string) => void;
}

const KILL_ATTEMPTS = 5;

/**
 * The end of the run: most games end at once, and the server is killed while it settles them. Then come the run's last two results, with
 * the simulator paused: first the server, then an import records one, is killed right after the catalogue has it, and gets it again. No
 * later result and no tick of the simulator follows that could deliver them to settlement by accident.
 */
export async function endRun({ victim, sandbox, writer, importer, log }: Parts): Promise<void> {
  const games = await writer.chooseMany();
  await Promise.all([importer.importManyResults(), endWithKill(games, { victim, writer, log })]);
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

/** Ends games, and kills the server when it has acknowledged half of them, however long that takes. */
async function endWithKill(
  games: readonly string[],
  { victim, writer, log }: Pick<Parts, 'victim' | 'writer' | 'log'>,
): Promise<void> {
  const half = Math.ceil(games.length / 2);
  const began = performance.now();
  await writer.end(games.slice(0, half));
  log(`${half} of ${games.length} games ended in ${Math.round(performance.now() - began)} ms, and the server is killed`);
  await Promise.all([victim.killServer(), writer.end(games.slice(half))]);
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
