import * as z from 'zod/mini';
import { reader } from './reader.ts';

/** A file of the account history, with `?format=json`; without it the content itself. */
export const historyFileAnswer = z.object({
  name: z.string(),
  type: z.string(),
  content: z.string(),
  /** The encoding of the content: what is no text is in base64. */
  encoding: z.enum(['utf8', 'base64']),
});
export type HistoryFileAnswer = z.infer<typeof historyFileAnswer>;
export const readHistoryFile = reader(historyFileAnswer);

/** With 202: the file is not made yet. Place 1 is being made, or is next. */
const dataExportPlace = z.object({ place: z.number() });
export type DataExportPlace = z.infer<typeof dataExportPlace>;

/** All that is stored of a player, lists by what they are about; or its place in the line. */
export const readDataExport = reader(z.union([dataExportPlace, z.looseObject({ exportedAt: z.string() })]));
