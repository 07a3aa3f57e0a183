import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that another process may read at any moment: beside it, then renamed into place, so that a reader finds the old content, the
 * new one or no file, and never a part.
 */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  renameSync(draft, file);
}
