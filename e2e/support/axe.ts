import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { hideRepeatedLooks } from './repeatedLooks.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a mode can break: it changes only colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** From the third row on a table of events repeats itself, and a hundred rows would take axe long. */
const REPEATED_ROWS = 'main article:nth-of-type(n+3)';

/** The surroundings that all pages of a layout have. */
const SURROUNDINGS = [...['header', 'footer', 'nav'].map((name) => `${name}:not(main ${name})`), '#betslip'];

export interface Extent {
  /** Only the first rows of each table: brands differ in colours and words, not in structure. */
  readonly sample: boolean;
  readonly within?: string;
  /** Without what is around the page, where that was looked at on another page of the layout. */
  readonly pageOnly?: boolean;
  /** Also frames of other origins: the games. */
  readonly frames?: true;
}

/** Colours on their way to others have a contrast that nobody sees for long. */
function endOfTransitions(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** What axe finds by rules that are named, or by all of a screen. */
async function look(
  page: Page,
  rules: 'all' | 'colours' | 'structure',
  { sample, within, pageOnly, frames }: Extent,
): Promise<readonly string[]> {
  // Without legacy mode axe opens a second page for each result, for HTML frames of other origins; only games are in such ones.
  // In legacy mode axe cannot look into such frames, and its messages to them would be complaints in the console.
  // AxeBuilder puts axe into the page twice for each look, a sixth of a second: not where it is from the look before. Frames have none.
  const isThere = frames === undefined && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'true' }) })
    .setLegacyMode(frames === undefined)
    .options({ resultTypes: ['violations'], iframes: frames === true });
  if (rules === 'colours') axe.withRules(COLOUR_RULES);
  else axe.withTags(RULES);
  if (rules === 'structure') axe.disableRules(COLOUR_RULES);
  if (sample) axe.exclude(REPEATED_ROWS);
  if (pageOnly) for (const around of SURROUNDINGS) axe.exclude(around);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/**
 * The faults that axe finds: by all rules, or by those of colours.
 * @param extent `alike`: selects one of several parts that differ in colours alone; all other rules look at this one.
 */
export async function faults(
  page: Page,
  rules: 'all' | 'colours',
  { alike, ...extent }: Extent & { readonly alike?: string },
): Promise<readonly string[]> {
  await endOfTransitions(page);
  // A second look at a small page takes longer than the colours of what repeats on it.
  if (extent.frames || (rules === 'all' && extent.sample)) return look(page, rules, extent);
  const found = rules === 'all' ? await look(page, 'structure', alike === undefined ? extent : { ...extent, within: alike }) : [];
  const showAll = await hideRepeatedLooks(page);
  const colours = await look(page, 'colours', extent);
  await showAll();
  return [...found, ...colours];
}
