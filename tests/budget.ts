/**
 * Seconds of a processor that the parts of the tests may take in all, not of the clock, so that a busy machine fails nothing. A part that has grown past its
 * line, two and a half times what it takes on a quiet machine, fails the run: cut what is dear (the slowest files are printed), or raise the line in a commit that says why.
 */
export const CPU_BUDGET_SECONDS: Readonly<Record<string, number>> = {
  unit: 600,
  components: 200,
  integration: 900,
};
