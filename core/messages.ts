import type { MaintenanceNotice } from './maintenance.ts';

/** Messages between pages and the service worker: plain data, versioned by `type`. */

/** Whether requests get through, judged by real requests; `since` is in epoch milliseconds. */
export interface Connectivity {
  readonly online: boolean;
  readonly since: number;
  /** True: something else answers in place of our server, a captive portal or a proxy. Then `online` is false. */
  readonly foreign?: boolean;
}

export type PageToWorker =
  | { readonly type: 'connectivity/report'; readonly online: boolean; readonly foreign: boolean; readonly at: number }
  | { readonly type: 'connectivity/ask' }
  | { readonly type: 'maintenance/ask' }
  /** Start-up has answered this page. */
  | { readonly type: 'maintenance/over' }
  | { readonly type: 'update/apply' };

export type WorkerToPage =
  | { readonly type: 'connectivity/changed'; readonly connectivity: Connectivity }
  | { readonly type: 'maintenance/changed'; readonly notice: MaintenanceNotice };
