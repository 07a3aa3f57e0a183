export { forgetDeliveries, type PushCause, pushTargets, queuePushes, readNews, recordDelivery, removeGone } from './deliveries.ts';
export {
  addSubscription,
  forgetSubscriptions,
  type PushKeys,
  type PushOwner,
  readPushSettings,
  removeSubscription,
  storedPushKeys,
  switchPushKind,
} from './subscriptions.ts';
export type { PushTables } from './tables.ts';
