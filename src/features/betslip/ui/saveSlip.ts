import { type SavedSlip, slipFileText } from '../../../../core/forms/slipFile.ts';
import { SLIP_FILE_ENDING, SLIP_FILE_TYPE } from '../../../../core/wire/slipFileType.ts';
import { saveFile } from '../../../ui/saveFile.ts';

/** Hands picks to the browser as a file that the installed app opens. */
export function saveSlip(saved: SavedSlip): void {
  saveFile(`${saved.brand}-picks${SLIP_FILE_ENDING}`, slipFileText(saved), SLIP_FILE_TYPE);
}
