import type { Generated } from 'kysely';

/** Rows of the files of all that is stored of a player. */
export interface HistoryTables {
  data_exports: {
    number: Generated<number>;
    player_id: string;
    asked_at: Date;
    made_at: Date | null;
  };
  data_export_pieces: {
    export_number: number;
    piece: number;
    content: Buffer;
  };
}
