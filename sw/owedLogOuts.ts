import { originOf } from '../core/answerOrigin.ts';
import { isSettledBy, type OwedLogOut, type OwedLogOuts, PROOF_HEADER, withoutOwed } from '../core/sessionProof.ts';

export interface OwedLogOutPorts {
  readonly read: () => Promise<OwedLogOuts | undefined>;
  /** Reads and writes in one transaction; nothing where there is no row. */
  readonly change: (next: (row: OwedLogOuts) => OwedLogOuts) => Promise<void>;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
}

/** Tells the server of log-outs on this device that it may not know of, without a page. Fails if one could not be told. */
export async function payOwedLogOuts({ read, change, fetch }: OwedLogOutPorts): Promise<void> {
  const tell = async ({ path, proof }: OwedLogOut): Promise<boolean> => {
    const response = await fetch(path, { method: 'POST', headers: { [PROOF_HEADER]: proof }, credentials: 'omit' });
    return originOf(response) === 'ours' && isSettledBy(response);
  };
  const owed = (await read())?.owed ?? [];
  const isTold = await Promise.all(owed.map((one) => tell(one).catch(() => false)));
  const settled = owed.filter((_, place) => isTold[place]);
  if (settled.length > 0) await change((row) => withoutOwed(row, settled));
  if (settled.length < owed.length) throw new Error('The server could not be told of every log-out');
}
