export {
  type AlertRefusal,
  type EndedAlert,
  endPriceAlerts,
  listPriceAlerts,
  MOST_PRICE_ALERTS,
  removePriceAlert,
  setPriceAlert,
  takePriceAlerts,
} from './priceAlerts.ts';
export type { AlertTables } from './tables.ts';
