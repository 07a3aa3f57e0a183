/**
 * Where Stitches puts its rules. It would append a `<style>` element, which a strict content security policy empties; a constructed
 * style sheet is script's own and needs no nonce. Sheets that the page links are offered too, so that the rules extracted at build
 * time are adopted instead of written twice. Null outside a browser: there Stitches collects text.
 */
export function adoptedStyleRoot(): DocumentOrShadowRoot | null {
  if (typeof document === 'undefined') return null;
  const head = {
    appendChild(): { sheet: CSSStyleSheet } {
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
      return { sheet };
    },
  };
  return { styleSheets: document.styleSheets, head } as unknown as DocumentOrShadowRoot;
}
