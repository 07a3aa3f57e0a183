/** Gzipped JavaScript of a brand's logged-out home page, in KB of 1,000 bytes. */
export const BUDGET = {
  /** Scripts that have to load before any can run. */
  initialKb: 120,
  /** All scripts that the page loads without input. */
  totalKb: 185,
} as const;
