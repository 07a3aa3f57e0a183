/** Gzipped JavaScript of a brand's logged-out home page, in KB of 1,000 bytes, if nothing else is said. */
export const BUDGET = {
  /** Scripts that have to load before any can run. */
  initialKb: 120,
  /** All scripts that the page loads without input. */
  totalKb: 174,
  /** All scripts that the log-in page loads without input. Lighthouse allows 197,000 bytes with their headers. */
  logInKb: 170,
  /** What the worker of a brand is installed with, in KB of 1,024 bytes on the wire, and its files. */
  installKb: 350,
  installFiles: 60,
  /** Before compression: what one feature may add to the first script of every page, which is its door. */
  featureInShellKb: 6,
} as const;
