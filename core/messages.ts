import { MAINTENANCE_ENABLED_HEADER, MAINTENANCE_HEADER_PREFIX } from './headers.ts';

/** What pages and the service worker say to each other: plain data, versioned by its `type`. */

export interface MaintenanceNotice {
  readonly enabled: boolean;
  readonly title: string | null;
  readonly message: string | null;
  readonly imageUrl: string | null;
  readonly ctaLabel: string | null;
  readonly ctaLink: string | null;
  readonly refreshIntervalSeconds: number | null;
}

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

/**
 * Reads the `x-maintenance-mode-*` headers of any response. Values are percent-encoded by the server, because header values are bytes;
 * what does not decode is shown as it came. Null when the response says nothing about maintenance.
 */
export function readMaintenanceHeaders(header: (name: string) => string | null): MaintenanceNotice | null {
  const enabled = header(MAINTENANCE_ENABLED_HEADER);
  if (enabled === null) return null;
  const text = (name: string): string | null => {
    const raw = header(MAINTENANCE_HEADER_PREFIX + name);
    if (raw === null || raw === '') return null;
    try {
      return decodeURIComponent(raw);
    } catch {
      return raw;
    }
  };
  const seconds = Number(header(`${MAINTENANCE_HEADER_PREFIX}refresh-interval-seconds`));
  return {
    enabled: enabled === 'true',
    title: text('title'),
    message: text('message'),
    imageUrl: text('image-url'),
    ctaLabel: text('cta-label'),
    ctaLink: text('cta-link'),
    refreshIntervalSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  };
}
