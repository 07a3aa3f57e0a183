export { addDialog, closeDialog, openDialogs } from './dialogs.ts';
export type { DialogTables } from './tables.ts';
