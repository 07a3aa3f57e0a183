import {
  DocumentsUnavailable,
  type DocumentVerification,
  type ReadDocument,
  type StartedCheck,
} from '../../domain/documents/documentVerification.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../store/database.ts';
import { findPlayer, readBirthDate } from '../../store/players/index.ts';
import { readSettings, writeSetting } from '../../store/settings/index.ts';

/** What the sandbox's provider answers from now on. UNAVAILABLE: it does not. */
export const SANDBOX_ANSWERS = ['APPROVED', 'REJECTED', 'REVIEW', 'PENDING', 'UNAVAILABLE'] as const;
export type SandboxAnswer = (typeof SANDBOX_ANSWERS)[number];

/** So that "being checked" can be seen. */
const DECIDED_AFTER_MS = 3_000;

const SETTING = 'documents';

type ReadBySandbox = { readonly [Field in keyof ReadDocument]?: ReadDocument[Field] | undefined };

export interface SandboxDocuments {
  readonly answer: SandboxAnswer;
  readonly reason: string;
  /** What it reads in documents; what is left out is the account's own, with the account's region in all but passports. */
  readonly read?: ReadBySandbox | undefined;
}

const FIRST: SandboxDocuments = { answer: 'APPROVED', reason: 'The picture is too dark to read.' };

export async function setSandboxDocuments(db: Pick<Database, 'query'>, answers: SandboxDocuments): Promise<void> {
  await writeSetting(db, SETTING, answers);
}

/** The sandbox's provider. It has no page and takes no pictures: nobody should send a real document to a sandbox. */
export function sandboxDocuments({ db, clock }: { readonly db: Database; readonly clock: Clock }): DocumentVerification {
  async function answers(): Promise<SandboxDocuments> {
    const stored = (await readSettings(db)).get(SETTING)?.value as SandboxDocuments | undefined;
    const current = stored ?? FIRST;
    if (current.answer === 'UNAVAILABLE') throw new DocumentsUnavailable('The sandbox’s provider is set to give no answer');
    return current;
  }
  async function readIn({ playerId, documentType }: StartedCheck, read: ReadBySandbox = {}): Promise<ReadDocument> {
    const player = await findPlayer(db.query, playerId);
    return {
      firstName: read.firstName ?? player?.first_name ?? '',
      lastName: read.lastName ?? player?.last_name ?? '',
      dateOfBirth: read.dateOfBirth ?? (await readBirthDate(db.query, playerId)),
      regionCode: documentType === 'PASSPORT' ? null : (read.regionCode ?? player?.region_code ?? null),
      number: read.number ?? null,
    };
  }

  return {
    begin: async ({ id }) => {
      await answers();
      return { reference: `sandbox-${id}`, url: null };
    },
    read: async (check) => {
      const { answer, reason, read } = await answers();
      if (answer === 'PENDING' || answer === 'UNAVAILABLE' || clock.now().getTime() - check.startedAt.getTime() < DECIDED_AFTER_MS)
        return { state: 'PENDING' };
      if (answer === 'APPROVED') return { state: 'APPROVED', read: await readIn(check, read) };
      return answer === 'REJECTED' ? { state: 'REJECTED', reason } : { state: answer };
    },
  };
}
