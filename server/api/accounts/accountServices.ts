import type { Deps } from '../../deps.ts';
import type { DocumentVerification } from '../../domain/documents/documentVerification.ts';
import { type AttemptKind, attemptRules } from '../../domain/identity/accountPolicy.ts';
import { sandboxDocuments } from '../documents/sandboxDocuments.ts';
import { type AttemptBy, type AttemptLimit, createAttemptLimit } from '../identity/attemptLimit.ts';
import type { Identity } from '../identity/identity.ts';
import type { PlaceOfVisitor } from '../location/visitors.ts';
import { createMessages, type Messages } from '../messages/createMessages.ts';
import type { Providers } from '../providers.ts';

/** Dependencies of what sends and tries codes. */
export interface CodeServices {
  readonly deps: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>;
  readonly messages: Pick<Messages, 'phone'>;
  /** @returns 0 when the attempt is allowed, else the seconds to wait. */
  attempt(kind: AttemptKind, by: AttemptBy): Promise<number>;
}

/** Dependencies of everything that changes an account. */
export interface AccountServices extends CodeServices {
  readonly deps: Deps;
  readonly identity: Identity;
  readonly messages: Messages;
  readonly placeOfVisitor: PlaceOfVisitor;
  /** Null: documents cannot be checked. */
  readonly documents: DocumentVerification | null;
  /** Runs work whose duration the caller must not notice. Its failure is logged. */
  inBackground(work: () => Promise<void>): void;
  /** Resolves when nothing runs in the background. */
  settled(): Promise<void>;
}

export function createCodeServices<Known extends CodeServices['deps']>(deps: Known, providers: Providers = {}) {
  const limits = Object.fromEntries(
    Object.entries(attemptRules(deps.config.oneTimeCodes.sends)).map(([kind, rules]) => [
      kind,
      createAttemptLimit(deps, kind, rules),
    ]),
  ) as Record<AttemptKind, AttemptLimit>;
  return { deps, messages: createMessages(deps, providers), attempt: (kind: AttemptKind, by: AttemptBy) => limits[kind].take(by) };
}

export function createAccountServices(
  deps: Deps,
  identity: Identity,
  placeOfVisitor: PlaceOfVisitor,
  providers: Providers = {},
): AccountServices {
  const running = new Set<Promise<void>>();
  return {
    ...createCodeServices(deps, providers),
    documents: providers.documents ?? (deps.config.sandbox ? sandboxDocuments(deps) : null),
    identity,
    placeOfVisitor,
    inBackground(work) {
      const task: Promise<void> = work()
        .catch((error: unknown) => deps.log.error({ err: error }, 'work in the background failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
