import axe from 'axe-core';

/** As the journeys look (e2e/support/axe.ts), without the rules of whole pages. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colours, places and sizes, which happy-dom does not compute, and about what is around a part of a page. */
const NOT_HERE = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable', 'region'];

/** What axe finds in a part of the page by its rules of names, roles and structure. */
export async function structureFaults(part: Element): Promise<readonly string[]> {
  const rules = Object.fromEntries(NOT_HERE.map((name) => [name, { enabled: false }]));
  const { violations } = await axe.run(part, { runOnly: TAGS, rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
