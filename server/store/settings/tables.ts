import type { ColumnType } from 'kysely';

/** Contract of the tables of this context (store/migrations). */
export interface SettingTables {
  settings: {
    key: string;
    value: ColumnType<unknown, string, string>;
  };
}
