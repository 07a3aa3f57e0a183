import type { Clock, Timers } from '../clock.ts';
import type { ConnectionFacts } from '../connection/reconnect.ts';
import type { ReportError } from '../errors/reporter.ts';
import type { ExternalStore, WritableStore } from '../externalStore.ts';
import type { SavedSessionStore } from '../session/savedSession.ts';
import type { Session } from '../session/session.ts';

export interface SavedAnswersPorts {
  readonly brand: string;
  readonly version: string;
  readonly session: Session;
  readonly savedSession: Pick<SavedSessionStore, 'read'>;
  readonly connection: ExternalStore<Pick<ConnectionFacts, 'online'>>;
  readonly report: ReportError;
}

export interface PlayerAnswersPorts extends SavedAnswersPorts {
  readonly reading: WritableStore<boolean>;
  readonly closed: WritableStore<boolean>;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Notes that this device has saved answers, so that a page of a visitor who is logged out can delete them. */
  readonly mark: (isThere: boolean) => void;
}
