import type { Page } from '@playwright/test';
import { addDrawnTools, blankRows, coveredTexts, cutControls, textsOutside, thinBoxes, unloadedPictures } from './drawnChecks.ts';

/** The widths at which every page is looked at, in pixels: wide, laptop, phone, and 1280 at 400 % zoom. */
export const WIDTHS = [1600, 1280, 390, 320] as const;
const HEIGHT = 900;
/** Findings that are shown of one kind on one page: a broken list has hundreds. */
const SHOWN = 3;

const CHECKS = [unloadedPictures, thinBoxes, textsOutside, cutControls, coveredTexts, blankRows];

/** Makes a context's pages ready for drawnFaults(). Before the first of them is opened. */
export function prepareDrawnFaults(page: Page): Promise<unknown> {
  return page.addInitScript(addDrawnTools);
}

/**
 * What is drawn wrong on the page that is open, at each width: a sentence each, the width first. Nothing with text in `main` is narrower than
 * 60 px and taller than 120; nothing with text is outside of the window or cut by it; no control covers the text of another; every picture has
 * loaded; no row is blank or without its name; no table says the same in all its columns.
 */
export async function drawnFaults(page: Page, widths: readonly number[] = WIDTHS): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    for (const check of CHECKS) {
      const faults = [...new Set(await page.evaluate(check))];
      const shown = [...faults.slice(0, SHOWN), ...(faults.length > SHOWN ? [`and ${faults.length - SHOWN} more`] : [])];
      found.push(...shown.map((fault) => `${width}: ${fault}`));
    }
  }
  return found;
}
