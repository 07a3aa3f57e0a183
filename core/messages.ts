import type { MaintenanceNotice } from './maintenance.ts';

/** Messages between pages and the service worker: plain data, versioned by `type`. */

/** Whether requests get through, judged by real requests; `since` is in epoch milliseconds. */
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
