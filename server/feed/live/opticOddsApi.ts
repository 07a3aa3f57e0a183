import { EventStreamReader, type StreamMessage } from './eventStream.ts';
import { pageShape } from './opticOddsShapes.ts';

export interface OpticOddsSettings {
  /** Base of the paths, without a slash at its end. */
  readonly url: string;
  readonly key: string;
  /** The name or id of the sportsbook. */
  readonly sportsbook: string;
  /** Ids of the source. */
  readonly leagues: readonly { readonly sport: string; readonly league: string }[];
}

const PATIENCE_MS = 15_000;
const MOST_PAGES = 100;

/** An answer that another try will not change: the key or the request is wrong. */
export class OpticOddsRefusal extends Error {}

type Parameters = readonly (readonly [string, string])[];

function addressOf({ url }: OpticOddsSettings, path: string, parameters: Parameters): URL {
  const address = new URL(`${url}${path}`);
  for (const [name, value] of parameters) address.searchParams.append(name, value);
  return address;
}

async function get({ key }: OpticOddsSettings, address: URL, accept: string, signal: AbortSignal): Promise<Response> {
  const shown = `${address.origin}${address.pathname}`;
  let response: Response;
  try {
    // The key is sent as a header, so that no log of a proxy has it.
    response = await fetch(address, { headers: { 'x-api-key': key, accept }, redirect: 'error', signal });
  } catch {
    throw new Error(`${shown} did not answer`);
  }
  if (response.ok) return response;
  await response.body?.cancel();
  const Failure = response.status === 401 || response.status === 403 ? OpticOddsRefusal : Error;
  throw new Failure(`${shown} answered ${response.status}`);
}

/** All rows of a list, page by page. */
export async function readRows(
  settings: OpticOddsSettings,
  path: string,
  parameters: Parameters,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const address = addressOf(settings, path, [...parameters, ...(page > 1 ? [['page', `${page}`] as const] : [])]);
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const response = await get(settings, address, 'application/json', patience);
    const read = pageShape.safeParse(await response.json().catch(() => null));
    if (!read.success) throw new Error(`${address.origin}${address.pathname} answered with another document`);
    rows.push(...read.data.data);
    if (read.data.has_more !== true && page >= (read.data.total_pages ?? 1)) break;
  }
  return rows;
}

export interface OpticOddsStream {
  readonly name: string;
  /** The time of the last message, by the clock of the process, which never jumps. */
  heardAt(): number;
  retryMs(): number | null;
  /** Rejects when the stream ends, in whatever way. */
  readonly ended: Promise<never>;
}

/** Opens a stream from behind the last entry that was read of it. Resolves when the server has accepted it. */
export async function openStream(
  settings: OpticOddsSettings,
  path: string,
  parameters: Parameters,
  {
    lastEntryId,
    signal,
    onMessage,
  }: {
    readonly lastEntryId: string | null;
    readonly signal: AbortSignal;
    readonly onMessage: (message: StreamMessage) => void;
  },
): Promise<OpticOddsStream> {
  const address = addressOf(settings, path, [
    ...parameters,
    ...(lastEntryId === null ? [] : [['last_entry_id', lastEntryId] as const]),
  ]);
  const starting = new AbortController();
  const tooLate = setTimeout(() => starting.abort(), PATIENCE_MS);
  const response = await get(settings, address, 'text/event-stream', AbortSignal.any([signal, starting.signal])).finally(() =>
    clearTimeout(tooLate),
  );
  const { body } = response;
  if (body === null || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new Error(`${address.origin}${address.pathname} is no stream of events`);
  const reader = new EventStreamReader();
  let heardAt = performance.now();
  async function read(stream: ReadableStream<Uint8Array>): Promise<never> {
    const decoder = new TextDecoder();
    for await (const piece of stream) {
      heardAt = performance.now();
      for (const message of reader.push(decoder.decode(piece, { stream: true }))) onMessage(message);
    }
    throw new Error(`${path} ended`);
  }
  const ended = read(body);
  // Whoever waits for it is told; nobody waiting is no fault.
  ended.catch(() => undefined);
  return { name: path, heardAt: () => heardAt, retryMs: () => reader.retryMs, ended };
}
