import { isApplicationPath } from './apiPaths.ts';

export interface MaintenanceNotice {
  readonly enabled: boolean;
  readonly title: string | null;
  readonly message: string | null;
  readonly imageUrl: string | null;
  readonly ctaLabel: string | null;
  readonly ctaLink: string | null;
  readonly refreshIntervalSeconds: number | null;
}

export const NO_MAINTENANCE: MaintenanceNotice = {
  enabled: false,
  title: null,
  message: null,
  imageUrl: null,
  ctaLabel: null,
  ctaLink: null,
  refreshIntervalSeconds: null,
};

const ENABLED_HEADER = 'x-maintenance-mode-enabled';

/** The other headers of a notice, by what they say. */
const HEADERS = {
  title: 'x-maintenance-mode-title',
  message: 'x-maintenance-mode-message',
  imageUrl: 'x-maintenance-mode-image-url',
  ctaLabel: 'x-maintenance-mode-cta-label',
  ctaLink: 'x-maintenance-mode-cta-link',
  refreshIntervalSeconds: 'x-maintenance-mode-refresh-interval-seconds',
} as const;

/** What of a response tells about maintenance. */
export interface AnswerFacts {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

/** Header values are bytes, so texts are percent-encoded; what is not set is left out. */
export function maintenanceHeaders(notice: MaintenanceNotice): Record<string, string> {
  const headers: Record<string, string> = { [ENABLED_HEADER]: String(notice.enabled) };
  if (!notice.enabled) return headers;
  for (const key of Object.keys(HEADERS) as (keyof typeof HEADERS)[]) {
    const value = notice[key];
    if (value !== null) headers[HEADERS[key]] = encodeURIComponent(value);
  }
  return headers;
}

/** What maintenanceHeaders has written, of any response; a text that does not decode is shown as it came. Null: nothing about maintenance. */
export function readMaintenanceHeaders(headers: AnswerFacts['headers']): MaintenanceNotice | null {
  const enabled = headers.get(ENABLED_HEADER);
  if (enabled === null) return null;
  const text = (key: keyof typeof HEADERS): string | null => {
    const raw = headers.get(HEADERS[key]);
    if (raw === null || raw === '') return null;
    try {
      return decodeURIComponent(raw);
    } catch {
      return raw;
    }
  };
  const seconds = Number(text('refreshIntervalSeconds'));
  return {
    enabled: enabled === 'true',
    title: text('title'),
    message: text('message'),
    imageUrl: text('imageUrl'),
    ctaLabel: text('ctaLabel'),
    ctaLink: text('ctaLink'),
    refreshIntervalSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  };
}

/** Whether this response was refused because of maintenance. */
export function isMaintenance({ headers }: Pick<AnswerFacts, 'headers'>): boolean {
  return readMaintenanceHeaders(headers)?.enabled === true;
}

/**
 * The notice after a response: headers that switch it on do so at any status; it ends when headers say so, or when the application
 * (isApplicationPath) answers again below 500 without them. Null: no maintenance. The same object while nothing has changed.
 */
export function maintenanceAfter(
  before: MaintenanceNotice | null,
  pathname: string,
  response: AnswerFacts,
): MaintenanceNotice | null {
  const notice = readMaintenanceHeaders(response.headers);
  if (notice === null) return isApplicationPath(pathname) && response.status < 500 ? null : before;
  if (!notice.enabled) return null;
  return before !== null && JSON.stringify(before) === JSON.stringify(notice) ? before : notice;
}

const DEFAULT_REFRESH_SECONDS = 10;

/** How long to wait before asking whether it is over. */
export function maintenanceRefreshMs(notice: MaintenanceNotice): number {
  return (notice.refreshIntervalSeconds ?? DEFAULT_REFRESH_SECONDS) * 1000;
}
