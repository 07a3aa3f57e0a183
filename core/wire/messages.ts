import type { MaintenanceNotice } from './maintenance.ts';

/** Messages between pages and the service worker: plain data, versioned by `type`. */

/** Whether requests get through, judged by real requests; `since` is in epoch milliseconds. */
export interface Connectivity {
  readonly online: boolean;
  readonly since: number;
  /** Something else answers in place of our server: a page (a captive portal), or an error of a proxy before it. Then `online` is false. */
  readonly foreign?: 'page' | 'error';
}

export type PageToWorker =
  | ({ readonly type: 'connectivity/report'; readonly at: number } & Pick<Connectivity, 'online' | 'foreign'>)
  /** `hurried`: a person waits for it. */
  | { readonly type: 'connectivity/ask'; readonly hurried: boolean }
  | { readonly type: 'maintenance/ask' }
  /** Start-up has answered this page. */
  | { readonly type: 'maintenance/over' }
  /** The browser is idle and its line is good: fetch what works off line and no install has waited for. */
  | { readonly type: 'cache/fill' }
  | { readonly type: 'update/apply' };

export type WorkerToPage =
  | { readonly type: 'connectivity/changed'; readonly connectivity: Connectivity }
  | { readonly type: 'maintenance/changed'; readonly notice: MaintenanceNotice }
  /** The browser has ended or replaced its push subscription: a player's page tells the server. */
  | { readonly type: 'push/changed' }
  /** A click on a notification with this title, for a path of the app. */
  | { readonly type: 'page/open'; readonly path: string; readonly title: string };
