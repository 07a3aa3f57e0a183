import type { ColumnType, Generated } from 'kysely';
import type { Slip } from '../../domain/betslip/slip.ts';

export interface BetslipTables {
  betslips: {
    owner: string;
    revision: Generated<number>;
    content: ColumnType<Slip, string, string>;
    updated_at: Date;
  };
}
