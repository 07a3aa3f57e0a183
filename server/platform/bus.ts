/**
 * Fan-out between the parts of a server, and between servers. A message is a finished JSON string, so that one serialisation serves every
 * socket. Delivery is at most once: whoever listens must be able to notice a gap and read the truth from the database.
 *
 * Topics: `event:{eventId}` an EventUpdate of the contract · `account:{playerId}` `{}` · `betslip:{ownerId}` `{ "revision": n }` ·
 * `bets:{playerId}` `{ "betId": "…" }` · `session:{sessionId}` `{}` (it ended) · `catalogue` `{}` (events came or went) · `results`
 * `{ "eventId": "…" }` (there is something to settle) · `sandbox` (settings changed, see api/sandbox).
 */
export interface Bus {
  readonly kind: 'memory' | 'redis';
  publish(topic: string, message: string): void;
  /** @returns the end of the subscription. */
  subscribe(topic: string, listener: (message: string) => void): () => void;
  close(): Promise<void>;
}
