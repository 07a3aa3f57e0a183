export { type AppFile, addAppFiles, findAppFile, noteAppFiles } from './appFiles.ts';
export type { BuildTables } from './tables.ts';
