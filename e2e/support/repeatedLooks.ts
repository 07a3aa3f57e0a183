import type { Page } from '@playwright/test';

/**
 * Hides the elements whose colours are those of one before, without a change of the layout: they and all in them have the same styles, and so
 * have their ancestors and what lies over or under them (positioned siblings). Contrast takes axe two milliseconds of processor time an element, and a
 * gallery has thousands.
 * @returns shows them again
 */
export async function hideRepeatedLooks(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const HIDDEN = 'data-looks-like-before';
    const numbers = new Map<string, number>();
    const numberOf = (key: string): number => {
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    };
    interface Look {
      /** The element's own styles, and those of all in it too. */
      readonly own: number;
      readonly whole: number;
      readonly isOutOfFlow: boolean;
    }
    const looks = new Map<Element, Look>();
    const lookOf = (element: Element): Look => {
      element.removeAttribute(HIDDEN);
      const style = getComputedStyle(element);
      const colours = [
        style.color,
        style.backgroundColor,
        style.backgroundImage,
        style.opacity,
        style.filter,
        style.textDecorationLine,
      ];
      const shape = [
        style.fontSize,
        style.fontWeight,
        style.display,
        style.visibility,
        style.position,
        style.overflow,
        style.clipPath,
      ];
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
      const isDisabled = element.matches(':disabled, [aria-disabled=true]');
      const own = numberOf([element.localName, ...colours, ...shape, hasText, isDisabled].join('|'));
      const inside = Array.from(element.children, (child) => lookOf(child).whole);
      const isOutOfFlow = !['static', 'relative'].includes(style.position);
      const look = { own, whole: numberOf(`${own}: ${inside.join()}`), isOutOfFlow };
      looks.set(element, look);
      return look;
    };
    const seen = new Set<string>();
    const visit = (element: Element, look: Look, surroundings: number): void => {
      const key = `${surroundings}: ${look.whole}`;
      // What lies under others stays, unless all of it is hidden.
      if (seen.has(key) && !look.isOutOfFlow) {
        element.setAttribute(HIDDEN, '');
        return;
      }
      seen.add(key);
      const children = Array.from(element.children, (child) => [child, looks.get(child) ?? look] as const);
      const outOfFlow = children.flatMap(([, { whole, isOutOfFlow }]) => (isOutOfFlow ? [whole] : []));
      const inside = numberOf(`${surroundings} > ${look.own}: ${outOfFlow.join()}`);
      for (const [child, its] of children) visit(child, its, inside);
    };
    visit(document.body, lookOf(document.body), numberOf(''));
    const added = new CSSStyleSheet();
    added.replaceSync(`[${HIDDEN}], [${HIDDEN}] * { visibility: hidden !important; transition: none !important }`);
    document.adoptedStyleSheets.push(added);
    return added;
  });
  return async () => {
    await sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added);
    });
  };
}
