/**
 * What the server says of feature flags over a websocket, with connection_ack and in a ping after each change: which version it has, and no
 * value of anybody. A page that has another version asks by itself.
 */
export interface FlagsAnnouncement {
  /** Opaque; the same on all servers of a database. */
  readonly revision: string;
  /** Each page asks at a random moment within this time. */
  readonly spreadMs: number;
}

/** After a change the pages of a server ask once each: a thousand of them a second, and all of them within this time. */
const PAGES_PER_MS = 1;
const LONGEST_SPREAD_MS = 30_000;

/** @param pages that the server has open websockets of */
export function spreadMsOf(pages: number): number {
  return Math.min(Math.ceil(pages / PAGES_PER_MS), LONGEST_SPREAD_MS);
}

export function flagsMessage(flags: FlagsAnnouncement): string {
  return JSON.stringify({ type: 'ping', payload: { flags } });
}

/** Null: this payload of connection_ack or of a ping announces none. */
export function flagsAnnouncementIn(payload: Readonly<Record<string, unknown>> | undefined): FlagsAnnouncement | null {
  const flags = payload?.flags;
  if (typeof flags !== 'object' || flags === null || !('revision' in flags) || !('spreadMs' in flags)) return null;
  const { revision, spreadMs } = flags;
  return typeof revision === 'string' && typeof spreadMs === 'number' ? { revision, spreadMs } : null;
}
