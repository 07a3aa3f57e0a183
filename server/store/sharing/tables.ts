import type { ColumnType } from 'kysely';
import type { BetType } from '../../../core/wire/contract.ts';
import type { SharedLeg } from '../../domain/sharing/sharedBet.ts';

export interface SharingTables {
  shared_bets: {
    id: string;
    brand: string;
    kind: BetType;
    legs: ColumnType<readonly SharedLeg[], string, never>;
    stake_cents: number | null;
    created_at: Date;
    expires_at: Date;
  };
}
