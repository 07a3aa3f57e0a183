import type { MaintenanceNotice } from './maintenance.ts';

/** What pages and the service worker say to each other: plain data, versioned by its `type`. */

/** Whether requests get through, by evidence of real ones; `since` is in epoch milliseconds. */
export interface Connectivity {
  readonly online: boolean;
  readonly since: number;
}

export type PageToWorker =
  | { readonly type: 'connectivity/report'; readonly online: boolean; readonly at: number }
  | { readonly type: 'connectivity/ask' }
  | { readonly type: 'maintenance/ask' }
  | { readonly type: 'update/apply' };

export type WorkerToPage =
  | { readonly type: 'connectivity/changed'; readonly connectivity: Connectivity }
  | { readonly type: 'maintenance/changed'; readonly notice: MaintenanceNotice };
