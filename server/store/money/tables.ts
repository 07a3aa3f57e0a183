import type { ColumnType } from 'kysely';
import type { MoneyRequestKind } from '../../domain/money/moneyRequest.ts';

/** Written by functions/money_requests.sql and held_placements.sql alone. */
export interface MoneyTables {
  money_requests: {
    player_id: string;
    kind: MoneyRequestKind;
    id: string;
    /** SHA-256 of what it asks for. */
    body_hash: string;
    outcome: 'HELD' | 'DECIDED' | 'REFUSED';
    /** The shape depends on the kind. */
    answer: ColumnType<unknown, never, never>;
    /** When a HELD request is decided; null: it is not HELD. */
    due_at: Date | null;
    decided_at: Date | null;
  };
}
