import type { Generated } from 'kysely';
import type { PushKind } from '../../../core/wire/pushMessage.ts';

export interface PushTables {
  push_subscriptions: {
    id: Generated<number>;
    player_id: string;
    brand: string;
    session_id: string;
    endpoint: string;
    endpoint_hash: string;
    p256dh: string;
    auth: string;
    subscribed_at: Date;
  };
  push_kinds_off: { player_id: string; brand: string; kind: PushKind };
  push_deliveries: { subscription_id: number; cause: string; delivered_at: Date };
  push_keys: { only_one: Generated<boolean>; public_key: string; private_key: string };
}
