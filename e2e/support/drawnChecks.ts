/** The functions of this file run in the page, so each holds all that it uses; what they share is put into the window first. */

interface TextLine {
  readonly element: Element;
  readonly box: DOMRect;
  /** What the parts around it leave of it: less where it ends with an ellipsis. */
  readonly seen: DOMRect;
}

interface DrawnTools {
  /** The part of the page that is looked at. */
  readonly main: () => Element;
  readonly isShown: (element: Element) => boolean;
  /** Text for screen readers alone, and parts that are closed. */
  readonly isHidden: (element: Element) => boolean;
  /** Can be scrolled sideways, by the browser or by a carousel's buttons. */
  readonly isScrollable: (element: Element) => boolean;
  /** The lines of text on the page. */
  readonly texts: () => readonly TextLine[];
  readonly controls: () => readonly { readonly control: Element; readonly box: DOMRect }[];
  readonly name: (element: Element) => string;
}

interface DrawnWindow {
  drawnTools?: DrawnTools;
}

export function addDrawnTools(): void {
  // Rows far below the window are drawn too, so that they can be looked at.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab]';
  const main = (): Element => document.querySelector('main') ?? document.body;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null;
  const above = function* (element: Element): Generator<Element> {
    for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) yield each;
  };
  const isHidden = (element: Element): boolean => {
    for (const each of above(element)) {
      const { clip, clipPath, overflowY } = getComputedStyle(each);
      if (clip !== 'auto' || clipPath !== 'none' || (each.clientHeight === 0 && overflowY === 'hidden')) return true;
    }
    return false;
  };
  const isScrollable = (element: Element): boolean => {
    for (const each of above(element)) {
      const { overflowX } = getComputedStyle(each);
      if ((overflowX === 'auto' || overflowX === 'scroll') && each.scrollWidth > each.clientWidth) return true;
      if (each.getAttribute('aria-roledescription') === 'carousel') return true;
    }
    return false;
  };
  const seenOf = (element: Element, box: DOMRect): DOMRect => {
    let { left, right } = box;
    for (const each of above(element)) {
      if (getComputedStyle(each).overflowX === 'visible') continue;
      const around = each.getBoundingClientRect();
      left = Math.max(left, around.left);
      right = Math.min(right, around.right);
    }
    return new DOMRect(left, box.top, Math.max(0, right - left), box.height);
  };
  const texts = (): TextLine[] => {
    const found: TextLine[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || (node.textContent ?? '').trim() === '' || !isShown(element) || isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) found.push({ element, box, seen: seenOf(element, box) });
    }
    return found;
  };
  const controls = (): { control: Element; box: DOMRect }[] =>
    [...document.querySelectorAll(CONTROLS)]
      .filter((control) => isShown(control) && !isHidden(control))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
  const name = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
    const role = element.getAttribute('role');
    return `${element.tagName.toLowerCase()}${role === null ? '' : `[${role}]`} "${text}"`;
  };
  (window as DrawnWindow).drawnTools = { main, isShown, isHidden, isScrollable, texts, controls, name };
}

/** Pictures are asked for at once; one that fails has to give its place to a stand-in. */
export async function unloadedPictures(): Promise<readonly string[]> {
  const { isShown } = (window as DrawnWindow).drawnTools as DrawnTools;
  const patienceEnd = performance.now() + 15_000;
  const pictures = [...document.querySelectorAll('img')].filter(isShown);
  for (const picture of pictures) picture.loading = 'eager';
  while (pictures.some(({ complete }) => !complete) && performance.now() < patienceEnd) await new Promise(requestAnimationFrame);
  return pictures
    .filter((picture) => picture.isConnected && isShown(picture) && !(picture.complete && picture.naturalWidth > 0))
    .map((picture) => `a picture has not loaded: ${new URL(picture.currentSrc || picture.src, location.href).pathname}`);
}

export function thinBoxes(): readonly string[] {
  const { main, isShown, isHidden, name } = (window as DrawnWindow).drawnTools as DrawnTools;
  const found: string[] = [];
  for (const element of main().querySelectorAll('*')) {
    const { width, height } = element.getBoundingClientRect();
    if (width >= 60 || height <= 120 || (element.textContent ?? '').trim() === '') continue;
    if (isShown(element) && !isHidden(element)) found.push(`${Math.round(width)} px wide: ${name(element)}`);
  }
  return found;
}

export function textsOutside(): readonly string[] {
  const { texts, isScrollable, name } = (window as DrawnWindow).drawnTools as DrawnTools;
  const over = document.documentElement.scrollWidth - innerWidth;
  const outside = texts().filter(({ element, box }) => {
    if (box.right <= innerWidth + 1 && box.left >= -1) return false;
    return !isScrollable(element) && getComputedStyle(element).textOverflow !== 'ellipsis';
  });
  return [
    ...(over > 0 ? [`the page is ${over} px wider than the window`] : []),
    ...outside.map(({ element }) => `outside of the window: ${name(element)}`),
  ];
}

/** Controls of which a part of the page around them leaves less than half. */
export function cutControls(): readonly string[] {
  const { main, controls, isScrollable, name } = (window as DrawnWindow).drawnTools as DrawnTools;
  const isCut = (control: Element, box: DOMRect): boolean => {
    for (let each = control.parentElement; each !== null && each !== main(); each = each.parentElement) {
      if (getComputedStyle(each).overflowX === 'visible') continue;
      const around = each.getBoundingClientRect();
      if (Math.min(box.right, around.right) - Math.max(box.left, around.left) < box.width / 2) return true;
    }
    return false;
  };
  return controls()
    .filter(({ control, box }) => main().contains(control) && !isScrollable(control) && isCut(control, box))
    .map(({ control }) => `cut off: ${name(control)}`);
}

/** Controls over the text of others. What stays in place while the page scrolls lies over something at any moment, and is no fault. */
export function coveredTexts(): readonly string[] {
  const { texts, controls, name } = (window as DrawnWindow).drawnTools as DrawnTools;
  const OVERLAP_PX = 4;
  const isFixed = (element: Element): boolean => {
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
    return false;
  };
  const belongs = (control: Element, element: Element): boolean =>
    control.contains(element) ||
    element.contains(control) ||
    element.closest('label') !== null ||
    control.closest('label')?.contains(element) === true;
  const lines = texts()
    .filter(({ element }) => !isFixed(element))
    .sort((a, b) => a.seen.top - b.seen.top);
  const found: string[] = [];
  for (const { control, box } of controls()) {
    if (isFixed(control)) continue;
    for (const { element, seen: line } of lines) {
      if (line.top > box.bottom) break;
      const across = Math.min(box.right, line.right) - Math.max(box.left, line.left);
      const down = Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top);
      if (across >= OVERLAP_PX && down >= OVERLAP_PX && !belongs(control, element))
        found.push(`${name(control)} lies over ${name(element)}`);
    }
  }
  return found;
}

export function blankRows(): readonly string[] {
  const { main, isShown, name } = (window as DrawnWindow).drawnTools as DrawnTools;
  const MARKS = 'img, svg, canvas, input, select, textarea, iframe, video, [role=img]';
  const found: string[] = [];
  for (const row of main().querySelectorAll<HTMLElement>('article, li, tr, [role=row]')) {
    const { width, height } = row.getBoundingClientRect();
    if (height < 20 || width < 20 || !isShown(row) || row.closest('[aria-busy="true"]') !== null) continue;
    const text = (row.textContent ?? '').trim().toLowerCase();
    if (text === '' && row.querySelector(MARKS) === null) found.push(`a blank row: ${name(row)}`);
    const words = (row.getAttribute('aria-label') ?? '').toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
    if (row.tagName === 'ARTICLE' && words.length > 0 && !words.some((word) => text.includes(word)))
      found.push(`a row without its name: ${name(row)}`);
  }
  for (const table of main().querySelectorAll('table')) {
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    );
    if (isShown(table) && rows.length > 1 && rows.every((cells) => cells.length > 2 && new Set(cells).size === 1))
      found.push(`a table says the same in all its columns: ${name(table)}`);
  }
  return found;
}
