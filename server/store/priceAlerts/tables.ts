import type { Generated } from 'kysely';

export interface AlertTables {
  price_alerts: {
    id: Generated<number>;
    player_id: string;
    selection_id: string;
    event_id: string;
    points_hundredths: number | null;
    target_numerator: number;
    target_denominator: number;
    set_at: Date;
    state: Generated<'WAITING' | 'REACHED' | 'CLOSED'>;
    ended_at: Date | null;
    reached_numerator: number | null;
    reached_denominator: number | null;
    told_at: Date | null;
    withheld: Generated<boolean>;
  };
}
