import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a mode can break: it changes only colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** From the third row on a table of events repeats itself, and a hundred rows would take axe long. */
const REPEATED_ROWS = 'main article:nth-of-type(n+3)';

export interface Extent {
  /** Only the first rows of each table: brands differ in colours and words, not in structure. */
  readonly sample: boolean;
  readonly within?: string;
  /** Also frames of other origins: the games. */
  readonly frames?: true;
}

/** The faults that axe finds: by all rules, or by those of colours. */
export async function faults(page: Page, rules: 'all' | 'colours', { sample, within, frames }: Extent): Promise<readonly string[]> {
  // Without legacy mode axe opens a second page for each result, for HTML frames of other origins; only games are in such ones.
  // In legacy mode axe cannot look into such frames, and its messages to them would be complaints in the console.
  // AxeBuilder puts axe into the page twice for each look, a sixth of a second: not where it is from the look before. Frames have none.
  const isThere = frames === undefined && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'true' }) })
    .setLegacyMode(frames === undefined)
    .options({ resultTypes: ['violations'], iframes: frames === true });
  if (rules === 'all') axe.withTags(RULES);
  else axe.withRules(COLOUR_RULES);
  if (sample) axe.exclude(REPEATED_ROWS);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}
