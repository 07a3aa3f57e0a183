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

/** The other headers of a notice, by field. */
const HEADERS = {
  title: 'x-maintenance-mode-title',
  message: 'x-maintenance-mode-message',
  imageUrl: 'x-maintenance-mode-image-url',
  ctaLabel: 'x-maintenance-mode-cta-label',
  ctaLink: 'x-maintenance-mode-cta-link',
  refreshIntervalSeconds: 'x-maintenance-mode-refresh-interval-seconds',
} as const;

/** The parts of a response that show maintenance. */
export interface AnswerFacts {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

/** Header values are bytes, so texts are percent-encoded. Fields without a value are left out. */
export function maintenanceHeaders(notice: MaintenanceNotice): Record<string, string> {
  const headers: Record<string, string> = { [ENABLED_HEADER]: String(notice.enabled) };
  if (!notice.enabled) return headers;
  for (const key of Object.keys(HEADERS) as (keyof typeof HEADERS)[]) {
    const value = notice[key];
    if (value !== null) headers[HEADERS[key]] = encodeURIComponent(value);
  }
  return headers;
}

/** Reads the headers that maintenanceHeaders writes. A text that does not decode is returned unchanged. Null: no maintenance headers. */
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

const FIRST_ERROR_STATUS = 500;

/** The notice with which an answer begins a maintenance: that of an error. Null: another answer. */
function beginningNotice({ status, headers }: AnswerFacts): MaintenanceNotice | null {
  const notice = status < FIRST_ERROR_STATUS ? null : readMaintenanceHeaders(headers);
  return notice?.enabled === true ? notice : null;
}

/** Whether this response was refused because of maintenance. */
export function isMaintenance(response: AnswerFacts): boolean {
  return beginningNotice(response) !== null;
}

/**
 * The notice after a response, which may begin a maintenance. None ends it: one part of the application may answer while another does not.
 * Start-up ends it (endsMaintenance). Null: no maintenance. Returns the same object while nothing changes.
 */
export function maintenanceAfter(before: MaintenanceNotice | null, response: AnswerFacts): MaintenanceNotice | null {
  return changedTo(beginningNotice(response), before);
}

/** The same after an answer to a probe: it is no error in a maintenance, of which its headers speak. */
export function maintenanceAfterProbe(
  before: MaintenanceNotice | null,
  { headers }: Pick<AnswerFacts, 'headers'>,
): MaintenanceNotice | null {
  const notice = readMaintenanceHeaders(headers);
  return changedTo(notice?.enabled === true ? notice : null, before);
}

function changedTo(notice: MaintenanceNotice | null, before: MaintenanceNotice | null): MaintenanceNotice | null {
  if (notice === null) return before;
  return before !== null && JSON.stringify(before) === JSON.stringify(notice) ? before : notice;
}

/** The operation whose good answer ends a maintenance: every page begins with it. */
export const STARTUP_OPERATION = 'Startup';

/** Whether this is a good answer of start-up, seen from outside: a query goes by GET with its name. */
export function endsMaintenance(url: URL, response: AnswerFacts): boolean {
  const isStartup = url.searchParams.get('operationName') === STARTUP_OPERATION;
  return isStartup && response.status < 300;
}

const DEFAULT_REFRESH_SECONDS = 10;

/** The delay until the next check whether maintenance is over. */
export function maintenanceRefreshMs(notice: MaintenanceNotice): number {
  return (notice.refreshIntervalSeconds ?? DEFAULT_REFRESH_SECONDS) * 1000;
}
