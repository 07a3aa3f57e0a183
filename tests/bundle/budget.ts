/** Gzipped JavaScript of a brand's logged-out home page, in KB of 1,000 bytes. */
export const BUDGET = {
  /** What has to arrive before anything can run. */
  initialKb: 120,
  /** All that this page ever asks for by itself. */
  totalKb: 166,
} as const;
