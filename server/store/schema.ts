import type { SettingTables } from './settings/tables.ts';

/** The tables of the database. Each context adds its own at its door (server/contexts). */
export interface Tables extends SettingTables {}
