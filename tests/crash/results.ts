import type { Random } from '../support/random.ts';
import { SandboxClient } from '../support/sandboxClient.ts';

export interface RecordedResults {
  /** Events whose result the server has acknowledged. */
  readonly eventIds: Set<string>;
}

/** Records results of events, now and then a second, different one, until it is over. What is not answered is sent again. */
export async function recordResults(
  base: string,
  eventIds: readonly string[],
  random: Random,
  over: () => boolean,
): Promise<RecordedResults> {
  const sandbox = new SandboxClient(base);
  const recorded: RecordedResults = { eventIds: new Set() };
  const waiting = [...eventIds];
  while (!over() && waiting.length > 0) {
    await new Promise((resolve) => setTimeout(resolve, random.between(100, 1_500)));
    const eventId =
      recorded.eventIds.size > 0 && random.next() < 0.25
        ? random.pick([...recorded.eventIds])
        : (waiting.shift() ?? random.pick(eventIds));
    const result =
      random.next() < 0.1 ? { void: true as const } : { homeScore: random.between(0, 40), awayScore: random.between(0, 40) };
    await sendUntilTaken(() => sandbox.recordResult(eventId, result));
    recorded.eventIds.add(eventId);
  }
  return recorded;
}

async function sendUntilTaken(send: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await send();
      return;
    } catch (error) {
      if (error instanceof Error && / answered 4\d\d/.test(error.message)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
