import { originOf } from '../core/wire/answerOrigin.ts';
import { isSettledBy, type PendingLogOut, type PendingLogOuts, PROOF_HEADER, withoutPending } from '../core/wire/sessionProof.ts';

export interface PendingLogOutPorts {
  readonly read: () => Promise<PendingLogOuts | undefined>;
  /** Reads and writes in one transaction; nothing where there is no row. */
  readonly change: (next: (row: PendingLogOuts) => PendingLogOuts) => Promise<void>;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
}

/** Sends the log-outs of this device that the server may not know of, without a page. Fails if one got no answer. */
export async function sendPendingLogOuts({ read, change, fetch }: PendingLogOutPorts): Promise<void> {
  const send = async ({ path, proof }: PendingLogOut): Promise<boolean> => {
    const response = await fetch(path, { method: 'POST', headers: { [PROOF_HEADER]: proof }, credentials: 'omit' });
    return originOf(response) === 'ours' && isSettledBy(response);
  };
  const pending = (await read())?.pending ?? [];
  const isSettled = await Promise.all(pending.map((one) => send(one).catch(() => false)));
  const settled = pending.filter((_, place) => isSettled[place]);
  if (settled.length > 0) await change((row) => withoutPending(row, settled));
  if (settled.length < pending.length) throw new Error('Not every log-out got an answer of our server');
}
