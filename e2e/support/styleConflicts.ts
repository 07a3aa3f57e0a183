import type { Page } from '@playwright/test';

/**
 * Elements where two classes set the same property and the class named first wins. Rules are written when code runs, so such a style
 * would depend on the order in which chunks load.
 */
export function styleConflicts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const rules: { readonly name: string; readonly state: string; readonly style: CSSStyleDeclaration }[] = [];
    const collect = (list: CSSRuleList): void => {
      for (const rule of list) {
        if (rule instanceof CSSMediaRule) {
          if (rule.media.mediaText === '' || matchMedia(rule.media.mediaText).matches) collect(rule.cssRules);
        } else if (rule instanceof CSSStyleRule) {
          for (const selector of rule.selectorText.split(',')) {
            const [, name, state = ''] = /^\s*\.(c-[\w-]+)((?:::?[\w-]+|\[[^\]]*\])*)\s*$/.exec(selector) ?? [];
            if (name !== undefined) rules.push({ name, state, style: rule.style });
          }
        }
      }
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) collect(sheet.cssRules);

    const conflicts = new Set<string>();
    const states = [...new Set(rules.map((rule) => rule.state))];
    const judge = (element: Element, names: readonly string[], state: string): void => {
      const decided = new Map<string, { readonly place: number; readonly value: string }>();
      for (const rule of rules) {
        const place = names.indexOf(rule.name);
        if (place < 0 || rule.state !== state) continue;
        for (const property of rule.style) {
          const value = rule.style.getPropertyValue(property);
          const before = decided.get(property);
          if (before && before.place > place && before.value !== value)
            conflicts.add(`${element.tagName} .${names.join('.')}${state}: ${property} is ${value}, not ${before.value}`);
          decided.set(property, { place, value });
        }
      }
    };
    for (const element of document.querySelectorAll('[class*="c-"]')) {
      const names = [...element.classList].filter((name) => name.startsWith('c-'));
      if (names.length > 1) for (const state of states) judge(element, names, state);
    }
    return [...conflicts];
  });
}
