/** Written by the function take_cash_out (functions/take_cash_out.sql), which also deletes auto cash outs that are done. */
export interface CashOutTables {
  cash_outs: {
    bet_id: number;
    number: number;
    tenths: number;
    stake_cents: number;
    potential_payout_cents: number;
    amount_cents: number;
    debt_change_cents: number;
    offer_version: number;
    automatic: boolean;
    taken_at: Date;
  };
  auto_cash_outs: {
    bet_id: number;
    player_id: string;
    amount_cents: number;
    set_at: Date;
  };
}
