import { readSlipFile, savedSlipPath } from '../../../core/forms/slipFile.ts';
import { err } from '../../../core/result.ts';
import { MOST_SLIP_FILE_BYTES } from '../../../core/wire/slipFileType.ts';

/** The page of a file with picks. A larger file is not read. */
export async function pathOfSlipFile(file: Pick<File, 'size' | 'text'>, brand: string): Promise<string> {
  return savedSlipPath(file.size > MOST_SLIP_FILE_BYTES ? err('tooLarge') : readSlipFile(await file.text(), brand));
}
