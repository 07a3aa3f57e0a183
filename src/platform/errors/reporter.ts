/** Where the app tells of what went wrong without showing it: error reporting, sanitised. */
export interface ErrorReport {
  /** A short dotted name of the place: `heartbeat`, `startup`, `session.refresh`. */
  readonly scope: string;
  readonly message: string;
}

export type ReportError = (scope: string, error: unknown) => void;

const SECRETS = [
  /\b(bearer|anonymous)\s+[\w.~+/-]+=*/gi,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /[\w.+-]+@[\w-]+\.[\w.]+/g,
  /\b\d{12,19}\b/g,
];

/** Takes tokens, mail addresses and card-like numbers out of a text. */
export function sanitize(text: string): string {
  return SECRETS.reduce((clean, pattern) => clean.replace(pattern, '[removed]'), text).slice(0, 500);
}

const KEPT = 50;

/** Keeps the newest reports in memory and hands each to `send`, which is what a reporting service would be. */
export function createReporter(send: (report: ErrorReport) => void = () => undefined): {
  readonly report: ReportError;
  readonly recent: () => readonly ErrorReport[];
} {
  const recent: ErrorReport[] = [];
  return {
    report: (scope, error) => {
      const report = { scope, message: sanitize(error instanceof Error ? `${error.name}: ${error.message}` : String(error)) };
      recent.unshift(report);
      recent.length = Math.min(recent.length, KEPT);
      send(report);
    },
    recent: () => [...recent],
  };
}
