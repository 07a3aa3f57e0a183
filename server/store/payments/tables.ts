import type { ColumnType, Generated } from 'kysely';
import type { ProviderCode } from '../../../core/wallet/providerCodes.ts';
import type { AttemptState, PaymentDirection, PaymentState, PaymentTransfer } from '../../domain/payments/payment.ts';
import type { PlayTerms } from '../../domain/promotions/play.ts';

/** The first three are written by functions/payments.sql alone. */
export interface PaymentTables {
  payments: {
    id: number;
    receipt_id: string;
    player_id: string;
    direction: PaymentDirection;
    provider_code: ProviderCode;
    method_id: string | null;
    amount_cents: number;
    currency: string;
    content_hash: string;
    quick_deposit: boolean;
    facility_id: string | null;
    origin: string;
    promotion_code: string | null;
    state: PaymentState;
    version: number;
    confirmed: boolean;
    cancel_asked: boolean;
    paid_attempt: number | null;
    reason: string | null;
    created_at: Date;
    credited_at: Date | null;
    clearing_hours: number;
    clears_at: Date | null;
    ended_at: Date | null;
  };
  payment_attempts: {
    payment_id: number;
    number: number;
    state: AttemptState;
    refund_asked: boolean;
    reference: string | null;
    uri: string | null;
    fields: ColumnType<Readonly<Record<string, string>> | null, never, never>;
  };
  payment_events: {
    id: number;
    payment_id: number;
    source: EventSource;
    kind: string;
    attempt: number | null;
    gateway_event_id: string | null;
    detail: unknown;
    ignored: boolean;
    state: PaymentState;
    transfer: PaymentTransfer | null;
    debt_change_cents: number;
    at: Date;
  };
  payment_methods: {
    id: string;
    player_id: string;
    provider_code: ProviderCode;
    gateway_id: string;
    name: string;
    description: string;
    fingerprint: Generated<string | null>;
    created_at: Date;
    used_at: Date;
    deleted_at: Date | null;
  };
  excluded_providers: {
    player_id: string;
    provider_code: ProviderCode;
    direction: PaymentDirection;
    lifted_at: Date | null;
  };
  promo_codes: {
    code: string;
    title: string;
    bonus_bet_cents: number;
    minimum_deposit_cents: number;
    ends_at: Date;
    reward_seconds: number;
    terms: ColumnType<PlayTerms, string, never>;
  };
  promo_code_uses: {
    player_id: string;
    code: string;
    payment_id: number;
    reward_id: string | null;
    terms: PlayTerms;
  };
}

/** Who says that something has happened to a payment. */
export type EventSource = 'PLAYER' | 'GATEWAY' | 'OPERATOR' | 'TIME';
