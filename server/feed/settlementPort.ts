import type { Deps } from '../deps.ts';
import type { FeedResult } from './types.ts';

/** The one thing the feed asks of settlement. */
export type RecordResult = (deps: Deps, eventId: string, result: FeedResult) => Promise<unknown>;

let recorder: RecordResult = () => Promise.resolve();

export function setResultRecorder(next: RecordResult): void {
  recorder = next;
}

export const recordResult: RecordResult = (deps, eventId, result) => recorder(deps, eventId, result);
