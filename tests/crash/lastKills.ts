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
  readonly tell: (line: string) => void;
}

/**
 * The last two results of a run, while the simulator is paused: whoever records them, the server and then an import, is killed right after
 * the catalogue has them, and told them again. No later result and no tick follows that could take them along to settlement.
 */
export async function endWithKillsAtCommits({ victim, sandbox, writer, importer, tell }: Parts): Promise<void> {
  await sandbox.setFeed({ paused: true });
  const eventId = await writer.chooseOpen();
  if (eventId !== null) {
    const result = writer.newScore(eventId);
    let isFirst = true;
    await writer.record(eventId, result, async () => {
      if (!isFirst) return writer.send(eventId, result);
      isFirst = false;
      const isKilled = await killServerAtCommit(victim, eventId, result, () => writer.send(eventId, result));
      tell(`the result of ${eventId} was committed, and the server killed ${isKilled ? 'then' : 'later'}`);
      throw new Error('No answer');
    });
  }
  await importer.importNext('at the commit');
}

/** @returns whether the server went before it could answer */
async function killServerAtCommit(
  victim: Victim,
  eventId: string,
  result: FinalResult,
  send: () => Promise<unknown>,
): Promise<boolean> {
  let isAnswered = false;
  const sent = send().then(
    () => {
      isAnswered = true;
    },
    () => undefined,
  );
  await seenCommitted(victim.dataDir, new Map([[eventId, result]]), () => isAnswered);
  const wasAnswered = isAnswered;
  await victim.killServer();
  await sent;
  return !wasAnswered;
}
