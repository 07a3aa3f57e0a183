import type { ColumnType } from 'kysely';

/** Contract of the tables of this context (store/migrations). */
export interface SettingTables {
  settings: {
    key: string;
    value: ColumnType<unknown, string, string>;
  };
  business_clock: {
    only_row: ColumnType<boolean, never, never>;
    offset_seconds: number;
    is_checked: boolean;
  };
}
