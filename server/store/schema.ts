import type { BetTables } from './bets/tables.ts';
import type { BetslipTables } from './betslip/tables.ts';
import type { BuildTables } from './builds/tables.ts';
import type { CashOutTables } from './cashout/tables.ts';
import type { CasinoTables } from './casino/tables.ts';
import type { CatalogueTables } from './catalogue/tables.ts';
import type { DialogTables } from './dialogs/tables.ts';
import type { FavouriteTables } from './favourites/tables.ts';
import type { FeaturedTables } from './featured/tables.ts';
import type { HistoryTables } from './history/tables.ts';
import type { IdentityTables } from './identity/tables.ts';
import type { JobTables } from './jobs/tables.ts';
import type { LedgerTables } from './ledger/tables.ts';
import type { LinkingTables } from './linking/tables.ts';
import type { LoyaltyTables } from './loyalty/tables.ts';
import type { MessageTables } from './messages/tables.ts';
import type { MoneyTables } from './money/tables.ts';
import type { OperationTables } from './operations/tables.ts';
import type { PaymentTables } from './payments/tables.ts';
import type { PlayerTables } from './players/tables.ts';
import type { AlertTables } from './priceAlerts/tables.ts';
import type { PromotionTables } from './promotions/tables.ts';
import type { PushTables } from './push/tables.ts';
import type { RewardTables } from './rewards/tables.ts';
import type { SettlementTables } from './settlement/tables.ts';
import type { SharingTables } from './sharing/tables.ts';
import type { TournamentTables } from './tournaments/tables.ts';

/** The tables of all contexts, one interface each. */
export interface Tables
  extends CatalogueTables,
    PlayerTables,
    IdentityTables,
    AlertTables,
    PushTables,
    BetslipTables,
    BuildTables,
    LedgerTables,
    MessageTables,
    BetTables,
    CashOutTables,
    DialogTables,
    FavouriteTables,
    FeaturedTables,
    HistoryTables,
    JobTables,
    LinkingTables,
    MoneyTables,
    OperationTables,
    PaymentTables,
    SettlementTables,
    SharingTables,
    TournamentTables,
    PromotionTables,
    RewardTables,
    LoyaltyTables,
    CasinoTables {}
