import { type MaintenanceNotice, readMaintenanceHeaders } from './messages.ts';

/** What worker and pages need of a response to know about maintenance. */
export interface SeenResponse {
  readonly status: number;
  /** Whether the application answered (see isApplicationPath); a file of the shell says nothing about the application. */
  readonly fromApplication: boolean;
  readonly header: (name: string) => string | null;
}

/**
 * The notice after a response: headers that switch it on do so at any status; it ends when headers say so, or when the application
 * answers again below 500 without them. Null: no maintenance. The same object while nothing has changed.
 */
export function maintenanceAfter(before: MaintenanceNotice | null, response: SeenResponse): MaintenanceNotice | null {
  const notice = readMaintenanceHeaders(response.header);
  if (notice !== null) {
    if (!notice.enabled) return null;
    return before !== null && sameNotice(before, notice) ? before : notice;
  }
  return response.fromApplication && response.status < 500 ? null : before;
}

function sameNotice(a: MaintenanceNotice, b: MaintenanceNotice): boolean {
  return (
    a.enabled === b.enabled &&
    a.title === b.title &&
    a.message === b.message &&
    a.imageUrl === b.imageUrl &&
    a.ctaLabel === b.ctaLabel &&
    a.ctaLink === b.ctaLink &&
    a.refreshIntervalSeconds === b.refreshIntervalSeconds
  );
}

const DEFAULT_REFRESH_SECONDS = 10;

/** How long to wait before asking whether it is over. */
export function maintenanceRefreshMs(notice: MaintenanceNotice): number {
  return (notice.refreshIntervalSeconds ?? DEFAULT_REFRESH_SECONDS) * 1000;
}
