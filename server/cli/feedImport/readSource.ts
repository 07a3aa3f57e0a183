import { readFile } from 'node:fs/promises';
import { err, ok, type Result } from '../../../core/result.ts';
import { type DecodedText, decodeText } from '../../feed/index.ts';

const PATIENCE_MS = 15_000;

/** Text of a file, or of an address with the key added where it has none. The key never appears in a message. */
export async function readSource(from: string, apiKey: string | null): Promise<Result<DecodedText, string>> {
  if (!/^https?:\/\//i.test(from)) {
    const bytes = await readFile(from).catch(() => null);
    return bytes === null ? err(`${from} cannot be read.`) : ok(decodeText(bytes));
  }
  if (!URL.canParse(from)) return err('The address is not a URL.');
  const url = new URL(from);
  const shown = `${url.origin}${url.pathname}`;
  if (!url.searchParams.has('apiKey')) {
    if (apiKey === null) return err(`${shown} needs a key: set ODDS_API_KEY.`);
    url.searchParams.set('apiKey', apiKey);
  }
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
    if (!response.ok) return err(`${shown} answered ${response.status}.`);
    return ok(decodeText(new Uint8Array(await response.arrayBuffer())));
  } catch {
    // Errors of fetch may quote the whole address, including the key.
    return err(`${shown} did not answer.`);
  }
}
